import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { useCallback, useMemo } from "react";
import { useWorkspaceSearch } from "./use-workspace-search.ts";

/** The open candidate, and whether the CV is open next to the details. */
export function useOpenCandidate(candidates: readonly ListedCandidate[]) {
  const [search, update] = useWorkspaceSearch();
  const id = search.candidate ?? null;
  const candidate = useMemo(
    () => (id === null ? null : (candidates.find((each) => each.id === id) ?? null)),
    [candidates, id],
  );
  // Doesn't depend on `id`, because every row has this function, and each move would re-render all
  // of them.
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
