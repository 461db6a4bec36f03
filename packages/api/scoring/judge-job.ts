import type { EditableJob } from "@resume-picker/db/queries/allowed-rows";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { listReviews } from "@resume-picker/db/queries/evidence/reviews";
import {
  addJudgedTokens,
  beginJudging,
  endJudging,
  findJudgedDocument,
  listModelAnswers,
  listToJudge,
  saveModelAnswers,
} from "@resume-picker/db/queries/scoring/judging";
import type { NewScore } from "@resume-picker/db/queries/scoring/replace-scores";
import { personName } from "@resume-picker/domain/accounts/person-name";
import { isScored } from "@resume-picker/domain/resume/trust/is-scored";
import { rubricVersion } from "@resume-picker/domain/scoring/judging/rubric";
import { actedBy } from "../acted-by.ts";
import type { UserContext } from "../trpc.ts";
import { askAboutCv, askInTurn, modelOf } from "./ask-about-cv.ts";
import { hashSent, linesToSend } from "./model-in-score.ts";
import { scoreAsJudged } from "./who-counts.ts";
import { scoreAnsweredCv } from "./score-answered-cv.ts";

/** The number of CVs judged at once. */
const cvsAtOnce = 4;

/**
 * Asks the model about each of the job's CVs without an answer, until all are done or it is paused.
 * Answers are stored per CV, which lets a later run continue. Never rejects, because the result is
 * stored in the judging's row.
 */
export async function judgeJob(ctx: UserContext, job: EditableJob): Promise<void> {
  const task = { kind: "judge" as const, key: String(job.id), userId: ctx.user.id };
  await ctx.judgings.start(job.id, async (signal) => {
    try {
      await ctx.backgroundJobs.run(task, () => run(ctx, job, signal));
    } catch (error) {
      const failure = "Something went wrong on the server.";
      endJudging(ctx.db, job.id, { status: "failed", failure, now: ctx.clock() });
      ctx.log.error({ category: "ai", error }, "a judging could not be run");
    }
    tellColleagues(ctx, job);
  });
}

/** Notifies all pages that show the job, since its lists and receipts have changed. */
export function tellColleagues({ jobChanges, user }: UserContext, job: EditableJob): void {
  jobChanges.tell({ jobIds: [job.id], what: "judging.ended", by: personName(user) }, null);
}

async function run(ctx: UserContext, job: EditableJob, signal: AbortSignal): Promise<void> {
  const { db, ai, clock } = ctx;
  const model = modelOf(ctx);
  const ids = listToJudge(db, job);
  const userId = ctx.user.id;
  const begun = { model, rubricVersion, total: ids.length, userId, now: clock() };
  const followsFromNow = beginJudging(db, job, begun);
  // Until its turn comes, a CV says that it is not judged yet.
  if (followsFromNow) await scoreAsJudged(ctx, job);
  await recordAction(db, {
    ...actedBy(ctx),
    action: "job.judge",
    resource: { type: "job", id: job.id },
    metadata: { candidates: ids.length, engine: ai.name, host: ai.host ?? "" },
    now: clock(),
  });
  let unverified = 0;
  const { failure, unusable } = await askInTurn(
    ids,
    { atOnce: cvsAtOnce, signal },
    async (candidateId, ends) => {
      unverified += await judgeCv(ctx, job, { candidateId, model, signal: ends });
    },
  );
  const status = signal.aborted ? "paused" : failure === null ? "done" : "failed";
  const said = failure ?? keptText({ cvs: unusable, answers: unverified });
  endJudging(db, job.id, { status, failure: said, now: clock() });
}

const counted = (count: number, name: string) => (count === 1 ? `1 ${name}` : `${count} ${name}s`);

/** Describes which answers of the rules are kept despite the model. Null if there are none. */
function keptText({ cvs, answers }: { cvs: number; answers: number }): string | null {
  const unusable = `The model's answers about ${counted(cvs, "CV")} could not be used.`;
  const unverified = `${counted(answers, "answer")} could not be verified.`;
  const said = [...(cvs === 0 ? [] : [unusable]), ...(answers === 0 ? [] : [unverified])];
  return said.length === 0 ? null : `${said.join(" ")} The rules' answers are kept.`;
}

type OneCv = { candidateId: number; model: string; signal: AbortSignal };

/** @returns how many of the model's answers about the CV failed the checks. */
async function judgeCv(ctx: UserContext, job: EditableJob, one: OneCv): Promise<number> {
  const { db } = ctx;
  const { candidateId, model, signal } = one;
  const document = findJudgedDocument(db, candidateId);
  if (document === null || !isScored(document.parsed.warnings)) return 0;
  const redacted = linesToSend(document);
  const by = { candidateId, model, rubricVersion, sentSha256: hashSent(redacted) };
  const { must, nice } = job.requirements;
  const known = listModelAnswers(db, by).byRequirement;
  const requirements = [...new Set([...must, ...nice])].filter((text) => !known.has(text));
  const today = document.parsed.asOf;
  const onTokens = (count: number) => addJudgedTokens(db, job.id, count);
  const asked = { redacted, requirements, today, signal, onTokens };
  const answers =
    requirements.length === 0 ? new Map<string, never>() : await askAboutCv(ctx, asked);
  let unverified = 0;
  const fresh = { byRequirement: answers, repeats: new Map<string, never>() };
  await scoreAnsweredCv(ctx, { job, by, fresh }, ({ judged, ...answered }) => {
    unverified = countUnverified(ctx, judged);
    return saveModelAnswers(db, answered.job, { by, answers, ...answered });
  });
  return unverified;
}

/** Excludes reviewed requirements, since reviews override both answers. */
function countUnverified({ db }: UserContext, { explanation, ...of }: NewScore): number {
  const reviewed = new Set(listReviews(db, of).map(({ requirement }) => requirement));
  const rows = explanation.flatMap((part) => (part.component === "skills" ? part.rows : []));
  return rows.filter(
    ({ kind, requirement, both, accepted }) =>
      (kind === "must" || kind === "nice") && !both && !accepted && !reviewed.has(requirement),
  ).length;
}
