import { decisionWords } from "@resume-picker/domain/decisions/decision-rules";
import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";
import type { DecisionInput } from "@resume-picker/domain/decisions/decision";
import { useRef, useState } from "react";
import { useSession } from "../../lib/session/session.ts";
import { toast } from "../../lib/toast.tsx";
import { useDecisionLedger } from "./use-decision-ledger.ts";
import { useStanding } from "./use-standing.ts";
import { changedBy, withDecided, withUndone } from "./with-decided.ts";
import type { Standing } from "./with-decided.ts";

/** Somebody as the toast calls them, and what it offers beside Undo. */
type Told = {
  /** What was done, where it wasn't to decide. */
  title?: string;
  name: string;
  /** What else is to know, after the name. */
  remark?: string | undefined;
  offer?: { label: string; onClick: () => void } | undefined;
};

/** Reasons and a note that were entered and belong to no decision yet. */
export type DecisionDraft = Pick<DecisionInput, "reasons" | "note">;

export type Decisions = {
  /** What stands of the candidate; null for one undecided. */
  of: (candidateId: number) => Standing | null;
  /** Tells of it in a toast with Undo. */
  decide: (candidateIds: readonly number[], input: DecisionInput, told: Told) => void;
  /** Takes back the last decision made here for this job; says so where there is none. */
  undo: () => void;
  /** By candidate; what is decided next takes them along. */
  drafts: Map<number, DecisionDraft>;
};

type Made = {
  jobId: number;
  /** Who it was about, as the toast says it. */
  about: string;
  changed: number[];
  before: Map<number, Standing>;
  rows: Promise<number[]>;
};

/** What people decided of a job's candidates: shown at once, kept on the server, put back on failure. */
export function useDecisions(jobId: number | null): Decisions {
  const { user } = useSession();
  const { of, read, edit } = useStanding(jobId);
  const { add, takeBack } = useDecisionLedger();
  const made = useRef<Made[]>([]);
  const [drafts] = useState(() => new Map<number, DecisionDraft>());

  const takeBackOne = (one: Made) => {
    if (!made.current.includes(one)) return;
    made.current = made.current.filter((each) => each !== one);
    const { jobId: id, changed, before } = one;
    edit(id, (present) => withUndone(present, changed, before));
    toast({ id: "decision", title: "Decision undone", description: one.about });
    void one.rows.then((added) => added.length > 0 && takeBack.mutate({ id, rows: added }));
  };
  const undo = () => {
    // Never one of another job, which is out of sight.
    const last = made.current.findLast((each) => each.jobId === jobId);
    if (last) takeBackOne(last);
    else toast({ id: "decision", title: "Nothing to undo" });
  };

  const decide: Decisions["decide"] = (candidateIds, input, told) => {
    if (jobId === null) return;
    const before = new Map(read(jobId).map((row) => [row.candidateId, row]));
    const changed = changedBy(candidateIds, input, before);
    for (const id of candidateIds) drafts.delete(id);
    if (changed.length === 0) return;
    const by = user && nameOf(user);
    edit(jobId, (rows) => withDecided(rows, changed, { ...input, by, at: Date.now() }));
    const answer = add.mutateAsync({ id: jobId, candidateIds: changed, ...input });
    const added = answer.then(
      (list) => list.map(({ id }) => id),
      () => [],
    );
    const about = changed.length === 1 ? told.name : `${changed.length} candidates`;
    const one: Made = { jobId, about, changed, before, rows: added };
    made.current.push(one);
    toast({
      id: "decision",
      title: told.title ?? titleOf(input.decision),
      description: [about, told.remark].filter(Boolean).join(" · "),
      action: { label: "Undo", onClick: () => takeBackOne(one) },
      ...(told.offer && { offer: told.offer }),
    });
  };

  return { of, decide, undo, drafts };
}

const nameOf = (user: { firstName: string | null; lastName: string | null; username: string }) =>
  [user.firstName, user.lastName].filter(Boolean).join(" ") || user.username;

const titleOf = (decision: DecisionKind | null) =>
  decision === null ? "Decision cleared" : decisionWords[decision].done;
