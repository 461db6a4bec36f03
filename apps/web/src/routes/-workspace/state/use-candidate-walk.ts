import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { useCallback, useEffect, useMemo, useRef } from "react";
import type { OpenCandidate } from "./use-open-candidate.ts";

/** Moves between the visible candidates. Keys may be pressed faster than React renders. */
export function useCandidateWalk(opened: OpenCandidate, visible: readonly ListedCandidate[]) {
  const { candidate, open: openCandidate } = opened;
  const openId = candidate?.id ?? null;
  // The requested candidate, until it is rendered.
  const asked = useRef<number | null>(null);
  useEffect(() => {
    if (openId === asked.current || openId === null) asked.current = null;
  }, [openId]);
  const show = useCallback(
    (id: number) => {
      asked.current = id;
      openCandidate(id);
    },
    [openCandidate],
  );
  const index = useMemo(() => visible.findIndex(({ id }) => id === openId), [openId, visible]);
  // The last position of the open candidate, needed if a filter hides it.
  const lastIndex = useRef(0);
  useEffect(() => {
    if (index >= 0) lastIndex.current = index;
  }, [index]);
  const currentId = () => asked.current ?? openId;
  /** Returns the indexes of the next and the previous candidate. */
  const locate = () => {
    const from = currentId();
    if (from === null) return { next: 0, previous: 0 };
    const at = from === openId ? index : visible.findIndex(({ id }) => id === from);
    const next = at < 0 ? lastIndex.current : at + 1;
    return { next, previous: at < 0 ? next - 1 : at - 1 };
  };
  return {
    index,
    show,
    currentId,
    /** Opens the next or previous visible candidate, or the first if none is open. */
    move: (step: 1 | -1) => {
      const { next, previous } = locate();
      const to = visible[step === 1 ? next : previous];
      if (to) show(to.id);
    },
    /**
     * Opens the next candidate that fits, wrapping around at the end. Returns false if there is
     * none.
     */
    moveTo: (fits: (each: ListedCandidate) => boolean): boolean => {
      const { next } = locate();
      const inTurn = [...visible.slice(next), ...visible.slice(0, next)];
      const to = inTurn.find((each) => each.id !== currentId() && fits(each));
      if (to) show(to.id);
      return to !== undefined;
    },
  };
}
