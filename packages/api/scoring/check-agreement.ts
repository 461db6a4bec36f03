import type { EditableJob } from "@resume-picker/db/queries/allowed-rows";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import {
  addCheckTokens,
  beginAgreementCheck,
  endAgreementCheck,
  findAgreementCheck,
  listToCheck,
  saveRepeats,
} from "@resume-picker/db/queries/scoring/agreement-checks";
import {
  findJudgedDocument,
  findJudging,
  listModelAnswers,
} from "@resume-picker/db/queries/scoring/judging";
import type { JobJudging } from "@resume-picker/db/queries/scoring/judging";
import { AppError } from "@resume-picker/domain/errors";
import type { ModelAnswer } from "@resume-picker/domain/scoring/judging/check-judgment";
import { rubricVersion } from "@resume-picker/domain/scoring/judging/rubric";
import { actedBy } from "../acted-by.ts";
import type { UserContext } from "../trpc.ts";
import { askAboutCv, askInTurn, modelOf } from "./ask-about-cv.ts";
import { tellColleagues } from "./judge-job.ts";
import { hashSent, linesToSend } from "./model-in-score.ts";
import { scoreAnsweredCv } from "./score-answered-cv.ts";

/** Together with the stored answer, each row is answered three times. */
export const timesAgain = 2;
const cvsAtOnce = 2;

/** Only the model whose answers are in use can be checked for agreement. */
export function canCheck(ctx: UserContext, judging: JobJudging | null): judging is JobJudging {
  if (ctx.ai.judge === null || judging === null || judging.status === "running") return false;
  return judging.countedModel === modelOf(ctx) && judging.countedRubric === rubricVersion;
}

/**
 * Asks the model twice more about a sample of the job's CVs, in the background. If its answers
 * differ, the majority counts and the row is marked.
 */
export async function checkAgreement(ctx: UserContext, job: EditableJob): Promise<void> {
  const { db } = ctx;
  const judging = findJudging(db, job.id);
  if (!canCheck(ctx, judging))
    throw new AppError("CONFLICT", "Only a model whose answers are in use can be checked.");
  const by = { model: judging.countedModel, rubricVersion };
  const cvs = listToCheck(db, job, by).map(({ candidateId }) => candidateId);
  if (cvs.length === 0) throw new AppError("CONFLICT", "Every answer has been checked.");
  await ctx.rateLimits.count("agreement-check-user", ctx.user.id);
  if (findAgreementCheck(db, job.id)?.status === "running")
    throw new AppError("CONFLICT", "A check of this job is running.");
  const start = { ...by, total: cvs.length, userId: ctx.user.id, now: ctx.clock() };
  beginAgreementCheck(db, job, start);
  await recordAction(db, {
    ...actedBy(ctx),
    action: "job.check-agreement",
    resource: { type: "job", id: job.id },
    metadata: { candidates: cvs.length, engine: ctx.ai.name, host: ctx.ai.host ?? "" },
    now: ctx.clock(),
  });
  const check = { cvs, model: by.model };
  void ctx.agreementChecks.start(job.id, (signal) => runCheck(ctx, job, { ...check, signal }));
}

type Check = { cvs: readonly number[]; model: string; signal: AbortSignal };

/** Never rejects. The result is stored in the check's row. */
async function runCheck(ctx: UserContext, job: EditableJob, check: Check): Promise<void> {
  try {
    await run(ctx, job, check);
  } catch (error) {
    const failure = "Something went wrong on the server.";
    endAgreementCheck(ctx.db, job.id, { status: "failed", failure, now: ctx.clock() });
    ctx.log.error({ category: "ai", error }, "an agreement check could not be run");
  }
}

async function run(ctx: UserContext, job: EditableJob, { cvs, model, signal }: Check) {
  const { failure, unusable } = await askInTurn(
    cvs,
    { atOnce: cvsAtOnce, signal },
    (candidateId, ends) => askAgain(ctx, job, { candidateId, model, signal: ends }),
  );
  const status = signal.aborted ? "stopped" : failure === null ? "done" : "failed";
  const cvWords = unusable === 1 ? "1 CV" : `${unusable} CVs`;
  const said = unusable === 0 ? null : `The answers about ${cvWords} could not be used.`;
  endAgreementCheck(ctx.db, job.id, { status, failure: failure ?? said, now: ctx.clock() });
  tellColleagues(ctx, job);
}

type OneCv = { candidateId: number; model: string; signal: AbortSignal };

async function askAgain(ctx: UserContext, job: EditableJob, one: OneCv): Promise<void> {
  const { db } = ctx;
  const { candidateId, model, signal } = one;
  const document = findJudgedDocument(db, candidateId);
  if (document === null) return;
  const redacted = linesToSend(document);
  const by = { candidateId, model, rubricVersion, sentSha256: hashSent(redacted) };
  const known = listModelAnswers(db, by);
  const { must, nice } = job.requirements;
  const requirements = [...new Set([...must, ...nice])].filter(
    (text) => known.byRequirement.has(text) && !known.repeats.has(text),
  );
  if (requirements.length === 0) return;
  const today = document.parsed.asOf;
  const onTokens = (count: number) => addCheckTokens(db, job.id, count);
  const repeats = new Map(
    requirements.map((text): [string, (ModelAnswer | null)[][]] => [text, []]),
  );
  for (let time = 0; time < timesAgain; time += 1) {
    const asked = { redacted, requirements, today, signal, onTokens };
    const answers = await askAboutCv(ctx, asked);
    for (const [text, parts] of answers) repeats.get(text)?.push(parts);
  }
  const fresh = { byRequirement: new Map<string, never>(), repeats };
  await scoreAnsweredCv(ctx, { job, by, fresh }, ({ judged, ...answered }) => {
    const rows = judged.explanation.flatMap((part) => part.rows);
    const unstable = rows.filter((row) => row.unstable && repeats.has(row.requirement)).length;
    return saveRepeats(db, answered.job, { by, repeats, unstable, ...answered });
  });
}
