import { setTimeout as sleep } from "node:timers/promises";
import type { EditableJob } from "@resume-picker/db/queries/allowed-rows";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { loadJobReading } from "@resume-picker/db/queries/job-readings";
import {
  addJudgedTokens,
  beginJudging,
  endJudging,
  findJudgedDocument,
  findJudging,
  listModelAnswers,
  listToJudge,
  saveModelAnswers,
} from "@resume-picker/db/queries/scoring/judging";
import { listReviews } from "@resume-picker/db/queries/evidence/reviews";
import type { NewScore } from "@resume-picker/db/queries/scoring/replace-scores";
import { readScoreMarks } from "@resume-picker/db/queries/scoring/score-marks";
import { AppError } from "@resume-picker/domain/errors";
import { isScored } from "@resume-picker/domain/resume/trust/is-scored";
import { AiFailure } from "@resume-picker/domain/scoring/ai-failures";
import type { ModelAnswer } from "@resume-picker/domain/scoring/judging/check-judgment";
import type { JudgedRow } from "@resume-picker/domain/scoring/judging/judging-answer";
import { numberLines, splitIntoParts } from "@resume-picker/domain/scoring/judging/judging-prompt";
import { rubricVersion } from "@resume-picker/domain/scoring/judging/rubric";
import { actedBy } from "../acted-by.ts";
import { requireJob } from "../require-job.ts";
import type { UserContext } from "../trpc.ts";
import { hashSent, linesToSend } from "./model-in-score.ts";
import { retryWhileJobsChange, scoreForJob } from "./score-for-job.ts";

/** CVs that are asked about at once. */
const cvsAtOnce = 4;
/** Where the service takes no more for now, its own retries past: so often, each wait twice as long. */
const limitWaitsMs = [10_000, 20_000, 40_000, 80_000];

/**
 * Asks the model about every CV of the job to which it has not answered, until all are or it is
 * paused. Answers are stored CV by CV, so that a later run goes on from there. Never rejects: how it
 * ended is in its row.
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
  });
}

async function run(ctx: UserContext, job: EditableJob, signal: AbortSignal): Promise<void> {
  const { db, ai, clock } = ctx;
  const model = ai.manifest.model ?? ai.name;
  const ids = listToJudge(db, job);
  const userId = ctx.user.id;
  beginJudging(db, job, { model, rubricVersion, total: ids.length, userId, now: clock() });
  await recordAction(db, {
    ...actedBy(ctx),
    action: "job.judge",
    resource: { type: "job", id: job.id },
    metadata: { candidates: ids.length, engine: ai.name, host: ai.host ?? "" },
    now: clock(),
  });
  const failed = new AbortController();
  const ends = AbortSignal.any([signal, failed.signal]);
  const failures: string[] = [];
  const kept = { cvs: 0, answers: 0 };
  const isOver = () => ends.aborted;
  const work = async () => {
    for (let id = ids.shift(); id !== undefined && !isOver(); id = ids.shift()) {
      try {
        kept.answers += await judgeCv(ctx, job, { candidateId: id, model, signal: ends });
      } catch (error) {
        if (isOver()) return;
        // An answer of another shape is about one CV; whatever else fails would fail for all.
        if (isAbout(error, "AI_SHAPE")) kept.cvs += 1;
        else {
          failures.push(failureOf(error));
          failed.abort();
        }
      }
    }
  };
  await Promise.all(Array.from({ length: cvsAtOnce }, work));
  const status = signal.aborted ? "paused" : failed.signal.aborted ? "failed" : "done";
  const failure = failures[0] ?? keptText(kept);
  endJudging(db, job.id, { status, failure, now: clock() });
}

const failureOf = (error: unknown) =>
  error instanceof AppError ? error.message : "Something went wrong on the server.";

const counted = (count: number, name: string) => (count === 1 ? `1 ${name}` : `${count} ${name}s`);

/** Where the rules' answers are kept though the model was asked; null where nowhere. */
function keptText({ cvs, answers }: { cvs: number; answers: number }): string | null {
  const unusable = `The model's answers about ${counted(cvs, "CV")} could not be used.`;
  const unverified = `${counted(answers, "answer")} could not be verified.`;
  const said = [...(cvs === 0 ? [] : [unusable]), ...(answers === 0 ? [] : [unverified])];
  return said.length === 0 ? null : `${said.join(" ")} The rules' answers are kept.`;
}

const isAbout = (error: unknown, code: AiFailure["code"]) =>
  error instanceof AppError && error.cause instanceof AiFailure && error.cause.code === code;

type OneCv = { candidateId: number; model: string; signal: AbortSignal };

/** @returns how many of the model's answers about the CV did not pass the checks. */
async function judgeCv(ctx: UserContext, job: EditableJob, one: OneCv): Promise<number> {
  const { db } = ctx;
  const { candidateId, model, signal } = one;
  const document = findJudgedDocument(db, candidateId);
  if (document === null || !isScored(document.parsed.warnings)) return 0;
  const redacted = linesToSend(document);
  const by = { candidateId, model, rubricVersion, sentSha256: hashSent(redacted) };
  const { must, nice } = job.requirements;
  const known = listModelAnswers(db, by);
  const missing = [...new Set([...must, ...nice])].filter((text) => !known.has(text));
  const asked = { redacted, requirements: missing, today: document.parsed.asOf, signal };
  const answers = missing.length === 0 ? new Map<string, never>() : await ask(ctx, job.id, asked);
  return retryWhileJobsChange(async () => {
    const present = await requireJob(ctx, job.id, "edit");
    const reading = loadJobReading(db, job.id);
    const marks = readScoreMarks(db, job.id);
    const cv = findJudgedDocument(db, candidateId);
    const judging = findJudging(db, job.id);
    if (reading === null || cv === null || judging === null) return 0;
    // Another CV took its place while the model read this one: its answers are about none.
    if (hashSent(linesToSend(cv)) !== by.sentSha256) return 0;
    const { judgedBy } = judging;
    const byRequirement = new Map([...known, ...answers]);
    const now = ctx.clock();
    const score = scoreForJob(
      db,
      { candidateId, ...cv },
      {
        job: { ...present, reading },
        model: { judgedBy, answers: { model, redacted, byRequirement } },
        now,
      },
    );
    const isSaved = saveModelAnswers(db, present, { by, answers, score, marks, now });
    return isSaved ? countUnverified(ctx, score) : null;
  });
}

/** What people reviewed comes before any answer, and says nothing of the model's. */
function countUnverified({ db }: UserContext, { explanation, ...of }: NewScore): number {
  const reviewed = new Set(listReviews(db, of).map(({ requirement }) => requirement));
  const rows = explanation.flatMap((part) => (part.component === "skills" ? part.rows : []));
  return rows.filter(
    ({ kind, requirement, both, accepted }) =>
      (kind === "must" || kind === "nice") && !both && !accepted && !reviewed.has(requirement),
  ).length;
}

type Asked = {
  redacted: readonly string[];
  requirements: readonly string[];
  today: string;
  signal: AbortSignal;
};

/** The model's answers by requirement, one for each part of the CV. */
async function ask(
  ctx: UserContext,
  jobId: number,
  { redacted, requirements, today, signal }: Asked,
): Promise<Map<string, (ModelAnswer | null)[]>> {
  const byRequirement = new Map(
    requirements.map((text): [string, (ModelAnswer | null)[]] => [text, []]),
  );
  const onTokens = (count: number) => addJudgedTokens(ctx.db, jobId, count);
  for (const part of splitIntoParts(numberLines(redacted))) {
    const question = { part, requirements, today, signal, onTokens };
    const { rows } = await patiently(signal, () => judgeWith(ctx, question));
    requirements.forEach((text, at) => {
      const own = rows.filter(({ requirement }) => requirement === at + 1);
      const [row] = own;
      const isOne = row !== undefined && own.length === 1;
      byRequirement.get(text)?.push(isOne ? withoutNumber(row) : null);
    });
  }
  return byRequirement;
}

const withoutNumber = (row: JudgedRow): ModelAnswer => {
  const { requirement: _, ...answer } = row;
  return answer;
};

type Judge = NonNullable<UserContext["ai"]["judge"]>;

function judgeWith(ctx: UserContext, question: Parameters<Judge>[0]): ReturnType<Judge> {
  const { judge } = ctx.ai;
  return judge === null ? Promise.reject(noModel()) : judge(question);
}

export const noModel = () =>
  new AppError("CONFLICT", "No AI service is set up. Ask your administrator to set one up.");

/** Waits where the service takes no more questions for now. */
async function patiently<Answer>(
  signal: AbortSignal,
  call: () => Promise<Answer>,
): Promise<Answer> {
  for (const wait of limitWaitsMs) {
    try {
      return await call();
    } catch (error) {
      if (!isAbout(error, "AI_LIMIT")) throw error;
      await sleep(wait, undefined, { signal });
    }
  }
  return call();
}
