import { setImmediate } from "node:timers/promises";
import {
  listDecisions,
  listCurrentDecisions,
  listDecisionSummaries,
} from "@resume-picker/db/queries/decisions/decisions";
import { listReasons, saveReasons } from "@resume-picker/db/queries/decisions/reasons";
import { DecisionInput } from "@resume-picker/domain/decisions/decision";
import { foldOpinions } from "@resume-picker/domain/decisions/fold-opinions";
import { maxReasonLength, maxReasonsOffered } from "@resume-picker/domain/decisions/decision-rules";
import { z } from "zod";
import { requireCandidate } from "../candidates/require-candidate.ts";
import { JobId, requireJob } from "../require-job.ts";
import { plainJson } from "../plain-json.ts";
import { router, userProcedure } from "../trpc.ts";
import { decide, undo } from "./decide.ts";
import { exportDecisions } from "./export-decisions.ts";

const Id = z.number().int().positive();
const OfCandidate = JobId.extend({ candidateId: Id });
const OfCandidates = JobId.extend({ candidateIds: z.array(Id).min(1).max(20_000) });
const Rows = JobId.extend({ rows: z.array(Id).min(1).max(20_000) });
const Ledger = JobId.extend({ format: z.enum(["json", "csv"]).default("json") });
const Reasons = z.object({
  reasons: z
    .array(z.string().trim().min(1, "Write the reason in a word or two").max(maxReasonLength))
    .max(maxReasonsOffered)
    .transform((reasons) => [...new Set(reasons)]),
});

export const decisionsRouter = router({
  /** The whole ledger, oldest first. */
  ledger: userProcedure.input(Ledger).query(async ({ ctx, input }) => {
    const job = await requireJob(ctx, input.id, "view");
    return input.format === "csv" ? exportDecisions(ctx, job) : listDecisions(ctx.db, job);
  }),

  /** For the screen: the current decisions of decided candidates. Times are UTC milliseconds. */
  standing: userProcedure.input(JobId).query(async ({ ctx, input }) => {
    const job = await requireJob(ctx, input.id, "view");
    const rows = await listCurrentDecisions(ctx.db, job);
    // Other requests are answered between the two, because a ledger may be long.
    await setImmediate();
    const opinions = foldOpinions(await listDecisionSummaries(ctx.db, job));
    return plainJson(
      rows.map(({ id, candidateId, decision, reasons, note, by, at }) => ({
        ...{ id, candidateId, decision, reasons, note },
        ...{ by: by?.name ?? null, at: at.getTime(), isOwn: by?.id === ctx.user.id },
        opinions: (opinions.get(candidateId) ?? []).map((each) => ({
          ...{ name: each.name, decision: each.decision, isOwn: each.id === ctx.user.id },
        })),
      })),
    );
  }),

  /** All decisions about one candidate of the job, oldest first. */
  history: userProcedure.input(OfCandidate).query(async ({ ctx, input }) => {
    const job = await requireJob(ctx, input.id, "view");
    const { id } = await requireCandidate(ctx, input.candidateId, "view");
    return listDecisions(ctx.db, job, id);
  }),

  /** Returns the current decision, or null if there has never been one. */
  decide: userProcedure
    .input(OfCandidate.extend(DecisionInput.shape))
    .mutation(async ({ ctx, input: { id, candidateId, ...decision } }) => {
      const job = await requireJob(ctx, id, "review");
      await decide(ctx, job, { candidateIds: [candidateId], input: decision });
      return (await listDecisions(ctx.db, job, candidateId)).at(-1) ?? null;
    }),

  /** Decides about all of the candidates or none. Returns the added rows. */
  decideMany: userProcedure
    .input(OfCandidates.extend(DecisionInput.shape))
    .mutation(async ({ ctx, input: { id, candidateIds, ...decision } }) => {
      return decide(ctx, await requireJob(ctx, id, "review"), { candidateIds, input: decision });
    }),

  /** Adds rows that restore earlier decisions. Skips rows with a later decision. */
  undo: userProcedure.input(Rows).mutation(async ({ ctx, input }) => {
    return undo(ctx, await requireJob(ctx, input.id, "review"), input.rows);
  }),

  reasons: userProcedure.query(({ ctx }) => listReasons(ctx.db, ctx.user.id)),

  setReasons: userProcedure.input(Reasons).mutation(async ({ ctx, input }) => {
    await saveReasons(ctx.db, ctx.user.id, input.reasons);
    return listReasons(ctx.db, ctx.user.id);
  }),
});
