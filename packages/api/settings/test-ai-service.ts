import { join } from "node:path";
import type { JudgingQuestion } from "@resume-picker/adapters/ai/ai-engine";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { AppError } from "@resume-picker/domain/errors";
import { withoutName } from "@resume-picker/domain/resume/redaction/redact-identity";
import { AiFailure } from "@resume-picker/domain/scoring/ai-failures";
import { quoteStands } from "@resume-picker/domain/scoring/judging/find-quote";
import type { JudgedRow } from "@resume-picker/domain/scoring/judging/judging-answer";
import {
  numberLines,
  splitIntoParts,
  writeJudgingPrompt,
} from "@resume-picker/domain/scoring/judging/judging-prompt";
import type { AiServiceTest } from "@resume-picker/domain/settings/ai-service";
import { actedBy } from "../acted-by.ts";
import type { UserContext } from "../trpc.ts";

/** A sample CV, with requirements that it proves, hints at and lacks. */
const sampleCv = "mateus-carvalho.txt";
const requirements = ["TypeScript", "Kubernetes", "Experience with double-entry bookkeeping"];

const longestText = 300;

async function readSample(ctx: UserContext): Promise<JudgingQuestion & { redacted: string[] }> {
  const resume = await ctx.reader.read({
    path: join(ctx.sampleDataDirectory, sampleCv),
    fileName: sampleCv,
    today: ctx.clock().toISOString().slice(0, 10),
    owner: ctx.user.id,
  });
  const redacted = withoutName(resume.redacted, resume.parsed);
  const [part] = splitIntoParts(numberLines(redacted));
  if (part === undefined) throw new Error("The sample CV is empty.");
  return { part, requirements, today: resume.parsed.asOf, redacted };
}

/** Returns what the test sends. A real request generates a new fence line each time. */
export async function showSentSample(ctx: UserContext) {
  const { part, requirements: asked, today } = await readSample(ctx);
  const sent = writeJudgingPrompt(part, { requirements: asked, today, fence: "=====" });
  return { instructions: sent.system, text: sent.prompt };
}

/** Tests the service with a judging prompt. A failure is returned as a result. */
export async function testAiService(ctx: UserContext): Promise<AiServiceTest> {
  const { judge, host, name, manifest } = ctx.aiService.service();
  if (judge === null || host === null)
    throw new AppError("CONFLICT", "The AI service is off. Save its address and model first.");
  await ctx.rateLimits.count("ai-test-user", ctx.user.id);
  const { redacted, ...question } = await readSample(ctx);
  const model = manifest.model ?? name;
  await recordAction(ctx.db, {
    ...{ ...actedBy(ctx), action: "ai-service.test", metadata: { host, model }, now: ctx.clock() },
  });
  let tokens = 0;
  const started = performance.now();
  const end = (rest: Pick<AiServiceTest, "failure" | "followsFormat" | "rows">) => ({
    ...{ host, model, milliseconds: Math.round(performance.now() - started) },
    ...{ tokens: tokens === 0 ? null : tokens, ...rest },
  });
  try {
    const onTokens = (count: number) => (tokens += count);
    const { rows } = await judge({ ...question, onTokens });
    return end({ failure: null, ...readRows(rows, redacted) });
  } catch (error) {
    return end({ failure: failureOf(error), followsFormat: false, rows: [] });
  }
}

function readRows(rows: readonly JudgedRow[], redacted: readonly string[]) {
  const read = requirements.map((requirement, at) => {
    const own = rows.filter((row) => row.requirement === at + 1);
    const row = own.length === 1 ? own[0] : undefined;
    const quote = row?.quote?.slice(0, longestText) ?? null;
    const line = row?.line ?? null;
    const isQuoteFound =
      row === undefined || row.state === "not found"
        ? null
        : quote !== null && line !== null && quoteStands(quote, line - 1, redacted);
    const why = row?.why.slice(0, longestText) ?? "";
    return { requirement, state: row?.state ?? null, line, quote, isQuoteFound, why };
  });
  const followsFormat =
    rows.length === requirements.length &&
    read.every(({ state, line, quote }) => {
      if (state === null) return false;
      return state === "not found" || (line !== null && quote !== null);
    });
  return { followsFormat, rows: read };
}

/** Describes the failure for the operator. Throws errors that aren't about the service. */
function failureOf(error: unknown): NonNullable<AiServiceTest["failure"]> {
  if (!(error instanceof AppError)) throw error;
  const { cause } = error;
  if (!(cause instanceof AiFailure)) return { code: error.code, message: error.message };
  const status = cause.status === undefined ? "" : ` Status ${cause.status}.`;
  return { code: cause.code, message: `${cause.message}${status}` };
}
