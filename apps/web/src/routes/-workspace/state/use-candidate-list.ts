import { defaultFilters, passesFilters } from "@resume-picker/domain/candidates/filter-candidates";
import type { CandidateFilters } from "@resume-picker/domain/candidates/filter-candidates";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { useCallback, useMemo } from "react";
import type { Decisions } from "../../../features/decisions/use-decisions.ts";
import { useFullText } from "../../../features/candidates/full-text/use-full-text.ts";
import { matchesSearch } from "../../../features/candidates/search-candidates.ts";
import { sortCandidates } from "../../../features/candidates/sort-candidates.ts";
import type { Sort } from "../../../features/candidates/sort-candidates.ts";
import { useTableLook } from "../../../features/candidates/table/table-look.ts";
import { useCandidateTable } from "../../../features/candidates/table/use-candidate-table.ts";
import { useCandidates } from "../../../features/candidates/use-candidates.ts";
import { useWorkspaceSearch } from "./use-workspace-search.ts";
import { formatSort, fromFilters, parseSort, toFilters } from "./workspace-search.ts";

/** The job's candidates, and the visible ones: filtered, searched and sorted by the address. */
export function useCandidateList(jobId: number | null, decisions: Pick<Decisions, "of">) {
  const [search, update] = useWorkspaceSearch();
  const { candidates, ...query } = useCandidates(jobId);
  const { minYears, skills, noMissing, differs, decision } = search;
  // Depends on single fields, because `search` also changes when a candidate is opened, which would
  // filter the list again.
  const filters = useMemo(
    () => toFilters({ minYears, skills, noMissing, differs, decision }),
    [decision, differs, minYears, noMissing, skills],
  );
  const sort = useMemo(() => parseSort(search.sort), [search.sort]);
  const text = search.q ?? "";
  const fullText = useFullText(jobId, text, candidates);
  const { ask } = fullText;
  // Decisions cause filtering only if the list is filtered by decision.
  const decidedOf = decision === undefined ? null : decisions.of;
  const passes = useMemo(() => {
    const isOpenToAll =
      minYears === undefined && !skills && !noMissing && !differs && text === "" && !decidedOf;
    if (isOpenToAll) return null;
    return (candidate: ListedCandidate) =>
      passesFilters(candidate, filters, decidedOf?.(candidate.id)?.decision) &&
      (matchesSearch(candidate, text) || fullText.ids.has(candidate.id));
  }, [decidedOf, differs, filters, fullText.ids, minYears, noMissing, skills, text]);
  const { look, change: changeLook } = useTableLook();
  const changeSort = (next: Sort) => update({ sort: formatSort(next) });
  const table = useCandidateTable({ sort, onSort: changeSort, look });
  const sorted = useMemo(() => sortCandidates(candidates, sort), [candidates, sort]);
  const visible = useMemo(() => (passes ? sorted.filter(passes) : sorted), [passes, sorted]);
  return {
    candidates,
    query,
    sort,
    changeSort,
    table,
    look,
    changeLook,
    visible,
    filters,
    /** The text in the search field. */
    text,
    fullText,
    changeText: useCallback(
      (q: string) => {
        ask(q);
        update({ q: q === "" ? undefined : q });
      },
      [ask, update],
    ),
    changeFilters: (change: Partial<CandidateFilters>) =>
      update(fromFilters({ ...filters, ...change })),
    clearFilters: () => update({ ...fromFilters(defaultFilters), q: undefined }),
  };
}

export type CandidateList = ReturnType<typeof useCandidateList>;
