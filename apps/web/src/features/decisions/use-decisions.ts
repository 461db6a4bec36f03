import { decisionWords } from "@resume-picker/domain/decisions/decision-rules";
import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";
import type { Decision, DecisionInput } from "@resume-picker/domain/decisions/decision";
import { useCallback, useMemo, useReducer, useRef, useState } from "react";
import { api } from "../../lib/api.ts";
import { useSession } from "../../lib/session/session.ts";
import { toast } from "../../lib/toast.tsx";
import { useTabs } from "../../lib/use-tabs.ts";
import { changedBy, withDecided, withUndone } from "./with-decided.ts";
import type { Standing } from "./with-decided.ts";

/** Somebody as the toast calls them, and what it offers beside Undo. */
type Told = {
  /** What was done, where it wasn't to decide. */
  title?: string;
  name: string;
  offer?: { label: string; onClick: () => void } | undefined;
};

/** Reasons and a note that were entered and belong to no decision yet. */
export type DecisionDraft = Pick<DecisionInput, "reasons" | "note">;

export type Decisions = {
  /** What stands of the candidate; null for one undecided. */
  of: (candidateId: number) => Standing | null;
  /** Tells of it in a toast with Undo. */
  decide: (candidateIds: readonly number[], input: DecisionInput, told: Told) => void;
  /** Takes the last decision back that was made here; says so where there is none. */
  undo: () => void;
  /** By candidate; what is decided next takes them along. */
  drafts: Map<number, DecisionDraft>;
};

type Made = {
  jobId: number;
  changed: number[];
  before: Map<number, Standing>;
  rows: Promise<number[]>;
};

const none: Standing[] = [];

/** What people decided of a job's candidates: shown at once, kept on the server, put back on failure. */
export function useDecisions(jobId: number | null): Decisions {
  const cache = api.useUtils();
  const { user } = useSession();
  const query = api.decisions.standing.useQuery(
    { id: jobId ?? 0 },
    { enabled: jobId !== null, refetchOnWindowFocus: "always" },
  );
  const rows = query.data ?? none;
  const standing = useMemo(() => new Map(rows.map((row) => [row.candidateId, row])), [rows]);
  const [, showAtOnce] = useReducer((turns: number) => turns + 1, 0);
  const readAgain = useCallback(
    (id: number) => void cache.decisions.standing.invalidate({ id }),
    [cache],
  );
  const tellTabs = useTabs("decisions", readAgain);
  const made = useRef<Made[]>([]);
  const [drafts] = useState(() => new Map<number, DecisionDraft>());
  const options = {
    // One after the other: the ledger's order is the order of the keys.
    scope: { id: "decisions" },
    onSettled: (added: Decision[] | undefined, error: unknown, { id }: { id: number }) => {
      tellTabs(id);
      for (const { candidateId } of added ?? [])
        void cache.decisions.history.invalidate({ id, candidateId });
      if (error) readAgain(id);
    },
    onError: (error: unknown) =>
      toast({
        error,
        title: "Error",
        description: "The decision could not be saved. Please try again.",
        tone: "destructive",
      }),
  } as const;
  const add = api.decisions.decideMany.useMutation(options);
  const takeBack = api.decisions.undo.useMutation(options);
  const show = (id: number, edit: (present: readonly Standing[]) => Standing[]) => {
    void cache.decisions.standing.cancel({ id });
    cache.decisions.standing.setData({ id }, (present) => edit(present ?? none));
    // The cache tells of it in a later task.
    showAtOnce();
  };

  const undo = () => {
    const last = made.current.pop();
    if (!last) {
      toast({ id: "decision", title: "Nothing to undo" });
      return;
    }
    const { jobId: id, changed, before } = last;
    show(id, (present) => withUndone(present, changed, before));
    toast({ id: "decision", title: "Undone", description: "The ledger keeps both." });
    void last.rows.then((added) => added.length > 0 && takeBack.mutate({ id, rows: added }));
  };

  const decide: Decisions["decide"] = (candidateIds, input, told) => {
    if (jobId === null) return;
    // Not as rendered: keys come faster than frames.
    const present = cache.decisions.standing.getData({ id: jobId }) ?? none;
    const before = new Map(present.map((row) => [row.candidateId, row]));
    const changed = changedBy(candidateIds, input, before);
    for (const id of candidateIds) drafts.delete(id);
    if (changed.length === 0) return;
    const by = [user?.firstName, user?.lastName].filter(Boolean).join(" ") || user?.username;
    show(jobId, (rowsNow) =>
      withDecided(rowsNow, changed, { ...input, by: by ?? null, at: Date.now() }),
    );
    const answer = add.mutateAsync({ id: jobId, candidateIds: changed, ...input });
    const added = answer.then(
      (list) => list.map(({ id }) => id),
      () => [],
    );
    made.current.push({ jobId, changed, before, rows: added });
    toast({
      id: "decision",
      title: told.title ?? titleOf(input.decision),
      description: changed.length === 1 ? told.name : `${changed.length} candidates`,
      action: { label: "Undo", onClick: undo },
      ...(told.offer && { offer: told.offer }),
    });
  };

  const of = useCallback((id: number) => standing.get(id) ?? null, [standing]);
  return { of, decide, undo, drafts };
}

const titleOf = (decision: DecisionKind | null) =>
  decision === null ? "Decision taken back" : decisionWords[decision].done;
