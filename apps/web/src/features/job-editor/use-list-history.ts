import { useState } from "react";
import type { JobDraft, SkillList } from "./job-draft.ts";

type Lists = Pick<JobDraft, SkillList>;

const mostSteps = 50;

/** Changes both skill lists, and undoes the changes one by one. */
export function useListHistory(draft: Lists, onChange: (lists: Lists) => void) {
  const [before, setBefore] = useState<readonly Lists[]>([]);
  const keep = () =>
    setBefore((steps) => [...steps, { must: draft.must, nice: draft.nice }].slice(-mostSteps));
  return {
    keep,
    change: (lists: Lists) => {
      keep();
      onChange(lists);
    },
    canUndo: before.length > 0,
    undo: () => {
      const last = before.at(-1);
      if (!last) return;
      setBefore(before.slice(0, -1));
      onChange(last);
    },
  };
}

export type ListHistory = ReturnType<typeof useListHistory>;
