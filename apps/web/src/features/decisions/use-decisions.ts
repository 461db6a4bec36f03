import { decisionLabels } from "@resume-picker/domain/decisions/decision-rules";
import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";
import type { DecisionInput } from "@resume-picker/domain/decisions/decision";
import { useRef, useState } from "react";
import { useSession } from "../../lib/session/session.ts";
import { toast } from "../../lib/toast.tsx";
import { useDecisionLedger } from "./use-decision-ledger.ts";
import { useStanding } from "./use-standing.ts";
import { changedBy, withDecided, withUndone } from "./with-decided.ts";
import type { Standing } from "./with-decided.ts";

/** The content of the toast: the candidates' name, and an optional action next to Undo. */
type Told = {
  /** What was done, if it wasn't a decision. */
  title?: string;
  name: string;
  /** Text appended to the name. */
  remark?: string | undefined;
  offer?: { label: string; onClick: () => void } | undefined;
};

/** Entered reasons and a note that aren't part of a decision yet. */
export type DecisionDraft = Pick<DecisionInput, "reasons" | "note">;

export type Decisions = {
  /** The number of decided candidates. */
  count: number;
  /** Returns the candidate's current decision, or null. */
  of: (candidateId: number) => Standing | null;
  /** Decides, and shows a toast with Undo. */
  decide: (candidateIds: readonly number[], input: DecisionInput, told: Told) => void;
  /** Undoes the last decision made in this tab for this job. Shows a message if there is none. */
  undo: () => void;
  /** By candidate id. The next decision includes the draft. */
  drafts: Map<number, DecisionDraft>;
};

type Made = {
  jobId: number;
  /** The candidates as the toast names them. */
  about: string;
  changed: number[];
  before: Map<number, Standing>;
  rows: Promise<number[]>;
};

/**
 * The decisions about a job's candidates. Changes are shown immediately, saved on the server, and
 * reverted on failure.
 */
export function useDecisions(jobId: number | null): Decisions {
  const { user } = useSession();
  const { count, of, read, edit } = useStanding(jobId);
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
    // Never undoes a decision of another job, because it isn't visible.
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

  return { count, of, decide, undo, drafts };
}

const nameOf = (user: { firstName: string | null; lastName: string | null; username: string }) =>
  [user.firstName, user.lastName].filter(Boolean).join(" ") || user.username;

const titleOf = (decision: DecisionKind | null) =>
  decision === null ? "Decision cleared" : decisionLabels[decision].done;
