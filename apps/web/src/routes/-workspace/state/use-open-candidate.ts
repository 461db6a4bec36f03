import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { useCallback, useMemo } from "react";
import { useWorkspaceSearch } from "./use-workspace-search.ts";

/** The candidate whose detail is open, and whether the CV stands beside it. */
export function useOpenCandidate(candidates: readonly ListedCandidate[]) {
  const [search, update] = useWorkspaceSearch();
  const id = search.candidate ?? null;
  const candidate = useMemo(
    () => (id === null ? null : (candidates.find((each) => each.id === id) ?? null)),
    [candidates, id],
  );
  // Not by `id`: every row has this, and each move from one to the next would render them all.
  const isNoneOpen = id === null;
  const open = useCallback(
    (next: number) => update({ candidate: next }, { isStep: isNoneOpen }),
    [isNoneOpen, update],
  );
  const close = useCallback(() => update({ candidate: undefined, cv: undefined }), [update]);
  const showCv = useCallback(
    (isOpen: boolean) => update({ cv: isOpen || undefined }, { isStep: isOpen }),
    [update],
  );
  return { candidate, open, close, isCvOpen: candidate !== null && search.cv === true, showCv };
}

export type OpenCandidate = ReturnType<typeof useOpenCandidate>;
