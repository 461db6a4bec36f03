import { poolOrders } from "@resume-picker/domain/talent-pool/pool-order";
import type { PoolOrder } from "@resume-picker/domain/talent-pool/pool-order";

/** The state of the All Candidates page in the address. Defaults are omitted. */
export type PoolSearch = {
  q?: string | undefined;
  jobs?: "none" | undefined;
  past?: "only" | undefined;
  skill?: string | undefined;
  minYears?: number | undefined;
  order?: PoolOrder | undefined;
  /** Starts at 1. */
  page?: number | undefined;
  /** The id of the open candidate. */
  candidate?: number | undefined;
  /** The id of the job whose score the open candidate shows. */
  job?: number | undefined;
  /** Whether the CV is shown next to the open candidate. */
  cv?: boolean | undefined;
};

/** Parses the address into a valid state, even if it was edited by hand. */
export function readPoolSearch(raw: Record<string, unknown>): PoolSearch {
  const search: PoolSearch = {};
  const text = (value: unknown, max: number) =>
    (typeof value === "string" || typeof value === "number" ? String(value) : "").slice(0, max);
  const q = text(raw.q, 200);
  if (q !== "") search.q = q;
  const skill = text(raw.skill, 100);
  if (skill !== "") search.skill = skill;
  if (raw.jobs === "none") search.jobs = "none";
  if (raw.past === "only") search.past = "only";
  if (isPositive(raw.minYears) && raw.minYears <= 80) search.minYears = raw.minYears;
  const order = poolOrders.find((each) => each === raw.order);
  if (order !== undefined) search.order = order;
  if (isPositive(raw.page) && raw.page > 1) search.page = raw.page;
  if (isPositive(raw.candidate)) search.candidate = raw.candidate;
  if (isPositive(raw.job) && search.candidate !== undefined) search.job = raw.job;
  if (raw.cv === true && search.candidate !== undefined) search.cv = true;
  return search;
}

const isPositive = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value > 0;
