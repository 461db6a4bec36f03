import { defaultFilters } from "@resume-picker/domain/candidates/filter-candidates";
import type { CandidateFilters } from "@resume-picker/domain/candidates/filter-candidates";
import { decisionFilters } from "@resume-picker/domain/decisions/decision-rules";
import type { DecisionFilter } from "@resume-picker/domain/decisions/decision-rules";
import { defaultSort, toSortKey } from "../../../features/candidates/sort-candidates.ts";
import type { Sort } from "../../../features/candidates/sort-candidates.ts";

export const views = ["ranking", "shortlist", "jd-editor"] as const;
export type View = (typeof views)[number];

/** The workspace's state in the address. Defaults are omitted. */
export type WorkspaceSearch = {
  view?: View;
  /** A column, with a `-` prefix for descending. */
  sort?: string;
  q?: string;
  minYears?: number;
  skills?: string[];
  noMissing?: boolean;
  differs?: boolean;
  decision?: DecisionFilter;
  /** The id of the open candidate. */
  candidate?: number;
  /** The compared ids, such as "3,9,12". */
  compare?: string;
  /** Whether the CV is open next to the details. */
  cv?: boolean;
};

/** Parses the address into a valid state, even if it is outdated or was edited by hand. */
export function readWorkspaceSearch(raw: Record<string, unknown>): WorkspaceSearch {
  const search: WorkspaceSearch = {};
  const view = views.find((known) => known === raw.view);
  if (view && view !== "ranking") search.view = view;
  const sort = formatSort(parseSort(raw.sort));
  if (sort !== undefined) search.sort = sort;
  const q = typeof raw.q === "number" ? String(raw.q) : raw.q;
  if (typeof q === "string" && q !== "") search.q = q.slice(0, 200);
  if (isPositiveInteger(raw.minYears)) search.minYears = raw.minYears;
  const skills = readSkills(raw.skills);
  if (skills.length > 0) search.skills = skills;
  if (raw.noMissing === true) search.noMissing = true;
  if (raw.differs === true) search.differs = true;
  const decision = decisionFilters.find((known) => known === raw.decision);
  if (decision) search.decision = decision;
  if (isPositiveInteger(raw.candidate)) search.candidate = raw.candidate;
  const compare = readCompared(raw.compare);
  if (compare) search.compare = compare.join(",");
  if (raw.cv === true && search.candidate !== undefined) search.cv = true;
  return search;
}

export function parseSort(text: unknown): Sort {
  if (typeof text !== "string") return defaultSort;
  const descending = text.startsWith("-");
  const key = toSortKey(descending ? text.slice(1) : text);
  return key ? { key, descending } : defaultSort;
}

export function formatSort({ key, descending }: Sort): string | undefined {
  if (key === defaultSort.key && descending === defaultSort.descending) return undefined;
  return descending ? `-${key}` : key;
}

type FilterField = "minYears" | "skills" | "noMissing" | "differs" | "decision";

export function toFilters(search: {
  [Field in FilterField]?: WorkspaceSearch[Field] | undefined;
}): CandidateFilters {
  return {
    minYears: search.minYears ?? defaultFilters.minYears,
    skills: search.skills ?? defaultFilters.skills,
    noMissingMust: search.noMissing ?? defaultFilters.noMissingMust,
    differs: search.differs ?? defaultFilters.differs,
    decision: search.decision ?? defaultFilters.decision,
  };
}

/** Returns the address parameters of the filters. `undefined` removes a parameter. */
export function fromFilters(filters: CandidateFilters): Pick<WorkspaceSearch, FilterField> {
  return {
    minYears: filters.minYears ?? undefined,
    skills: filters.skills.length > 0 ? filters.skills : undefined,
    noMissing: filters.noMissingMust || undefined,
    differs: filters.differs || undefined,
    decision: filters.decision ?? undefined,
  };
}

/** Returns two to four ids, or null if the address has none. */
function readCompared(raw: unknown): number[] | null {
  const given: unknown[] = typeof raw === "string" ? raw.split(",").map(Number) : [];
  const ids = [...new Set(given.filter(isPositiveInteger))].slice(0, 4);
  return ids.length < 2 ? null : ids;
}

function readSkills(raw: unknown): string[] {
  const list: unknown[] = Array.isArray(raw) ? raw : [raw];
  const skills = list.filter((skill) => typeof skill === "string").map((skill) => skill.trim());
  return [...new Set(skills)].filter(Boolean).slice(0, 50);
}

function isPositiveInteger(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value > 0;
}
