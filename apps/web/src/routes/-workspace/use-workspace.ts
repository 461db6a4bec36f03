import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { defaultFilters, passesFilters } from "@resume-picker/domain/candidates/filter-candidates";
import type { CandidateFilters } from "@resume-picker/domain/candidates/filter-candidates";
import type { ListedJob } from "@resume-picker/domain/jobs/job";
import { defaultWeights } from "@resume-picker/domain/scoring/score/weights";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { useSelection } from "../../features/candidates/selection/use-selection.ts";
import { useFullText } from "../../features/candidates/full-text/use-full-text.ts";
import { matchesSearch } from "../../features/candidates/search-candidates.ts";
import { useCandidateTable } from "../../features/candidates/table/use-candidate-table.ts";
import { useCandidates } from "../../features/candidates/use-candidates.ts";
import { useJobs } from "../../features/jobs/use-jobs.ts";
import { useRanking } from "../../features/scoring/use-ranking.ts";
import { useShortlist } from "../../features/shortlist/use-shortlist.ts";
import { useWorkspaceSearch } from "./use-workspace-search.ts";
import { formatSort, fromFilters, parseSort, toFilters } from "./workspace-search.ts";

/** The state of the workspace and what can be done to it, for the screens that show it. */
export function useWorkspace() {
  const [search, update] = useWorkspaceSearch();
  const navigate = useNavigate();
  const { id } = useParams({ strict: false });
  const { jobs, counts, ...jobsQuery } = useJobs();
  const job = jobs.find((each) => each.id === Number.parseInt(id ?? "", 10)) ?? jobs[0] ?? null;
  const jobId = job?.id ?? null;

  const { candidates, ...candidatesQuery } = useCandidates(jobId);
  const { minYears, skills, noMissing } = search;
  // Not by `search`: opening a candidate changes that, and would filter all of them anew.
  const filters = useMemo(
    () => toFilters({ minYears, skills, noMissing }),
    [minYears, noMissing, skills],
  );
  const sort = useMemo(() => parseSort(search.sort), [search.sort]);
  const query = search.q ?? "";
  const fullText = useFullText(jobId, query, candidates);
  const passes = useMemo(() => {
    const isOpenToAll = minYears === undefined && !skills && !noMissing && query === "";
    if (isOpenToAll) return null;
    return (candidate: ListedCandidate) =>
      passesFilters(candidate, filters) &&
      (matchesSearch(candidate, query) || fullText.ids.has(candidate.id));
  }, [filters, fullText.ids, minYears, noMissing, query, skills]);
  const table = useCandidateTable({
    candidates,
    sort,
    onSort: (next) => update({ sort: formatSort(next) }),
  });
  const { rows } = table.getRowModel();
  const visible = useMemo(() => {
    const sorted = rows.map(({ original }) => original);
    return passes ? sorted.filter(passes) : sorted;
  }, [passes, rows]);

  const openId = search.candidate ?? null;
  const open = useMemo(() => findCandidate(candidates, openId), [candidates, openId]);
  const weights = job?.weights ?? defaultWeights;

  // Not by `openId`: every row has this, and each move from one to the next would render them all.
  const isNoneOpen = openId === null;
  const openCandidate = useCallback(
    (candidate: number) => update({ candidate }, { isStep: isNoneOpen }),
    [isNoneOpen, update],
  );
  const showJob = useCallback(
    (next: Pick<ListedJob, "id">) => {
      const { view, sort: order } = search;
      void navigate({
        to: "/jobs/$id",
        params: { id: String(next.id) },
        search: { view, sort: order },
      });
    },
    [navigate, search],
  );

  return {
    jobs,
    counts,
    jobsQuery,
    job,
    candidates,
    candidatesQuery,
    table,
    visible,
    filters,
    query,
    fullText,
    view: search.view ?? "ranking",
    open,
    weights,
    selection: useSelection(jobId, visible),
    shortlist: useShortlist(jobId),
    ranking: useRanking(jobId),
    showJob,
    openCandidate,
    closeCandidate: useCallback(() => update({ candidate: undefined, cv: undefined }), [update]),
    isCvOpen: open !== null && search.cv === true,
    showCv: useCallback(
      (isOpen: boolean) => update({ cv: isOpen || undefined }, { isStep: isOpen }),
      [update],
    ),
    changeFilters: (change: Partial<CandidateFilters>) =>
      update(fromFilters({ ...filters, ...change })),
    clearFilters: () => update({ ...fromFilters(defaultFilters), q: undefined }),
    changeQuery: useCallback((q: string) => update({ q: q === "" ? undefined : q }), [update]),
    changeView: useCallback(
      (view: "ranking" | "shortlist" | "jd-editor") =>
        update({ view: view === "ranking" ? undefined : view }, { isStep: true }),
      [update],
    ),
  };
}

export type WorkspaceState = ReturnType<typeof useWorkspace>;

function findCandidate(
  candidates: readonly ListedCandidate[],
  id: number | null,
): ListedCandidate | null {
  return id === null ? null : (candidates.find((candidate) => candidate.id === id) ?? null);
}
