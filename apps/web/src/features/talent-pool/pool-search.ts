import { poolOrders } from "@resume-picker/domain/talent-pool/pool-order";
import type { PoolOrder } from "@resume-picker/domain/talent-pool/pool-order";

/** What the page of all candidates shows, in the address; what stands at its default is left out. */
export type PoolSearch = {
  q?: string | undefined;
  jobs?: "none" | undefined;
  past?: "only" | undefined;
  skill?: string | undefined;
  minYears?: number | undefined;
  order?: PoolOrder | undefined;
  /** From 1. */
  page?: number | undefined;
  /** The open candidate. */
  candidate?: number | undefined;
  /** The job whose score the open candidate shows. */
  job?: number | undefined;
  /** The CV is shown beside the open candidate. */
  cv?: boolean | undefined;
};

/** Anything that a hand-edited address may hold becomes a sound state. */
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
