import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "@resume-picker/domain/errors";
import { AiFailure } from "@resume-picker/domain/scoring/ai-failures";
import type { ModelAnswer } from "@resume-picker/domain/scoring/judging/check-judgment";
import type { JudgedRow } from "@resume-picker/domain/scoring/judging/judging-answer";
import { numberLines, splitIntoParts } from "@resume-picker/domain/scoring/judging/judging-prompt";
import type { UserContext } from "../trpc.ts";

/** Delays before retries when the service is over its limit, in addition to its own retries. */
const limitWaitsMs = [10_000, 20_000, 40_000, 80_000];

export type AboutCv = {
  redacted: readonly string[];
  requirements: readonly string[];
  today: string;
  signal: AbortSignal;
  onTokens: (count: number) => void;
};

/** Returns the model's answers by requirement, with one for each part of the CV. */
export async function askAboutCv(
  ctx: UserContext,
  { redacted, requirements, ...asked }: AboutCv,
): Promise<Map<string, (ModelAnswer | null)[]>> {
  const byRequirement = new Map(
    requirements.map((text): [string, (ModelAnswer | null)[]] => [text, []]),
  );
  for (const part of splitIntoParts(numberLines(redacted))) {
    const question = { ...asked, part, requirements };
    const { rows } = await patiently(asked.signal, () => judgeWith(ctx, question));
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
  return judge === null ? Promise.reject(noModel(ctx)) : judge(question);
}

export const noModel = ({ ai }: Pick<UserContext, "ai">) =>
  new AppError(
    "CONFLICT",
    ai.host === null
      ? "No AI service is set up. Ask your administrator to set one up."
      : "Judging by the AI service is turned off. Ask your administrator to turn it on.",
  );

/** Returns the name of the model currently in use. */
export const modelOf = ({ ai }: Pick<UserContext, "ai">): string => ai.manifest.model ?? ai.name;

const failureOf = (error: unknown) =>
  error instanceof AppError ? error.message : "Something went wrong on the server.";

const isAbout = (error: unknown, code: AiFailure["code"]) =>
  error instanceof AppError && error.cause instanceof AiFailure && error.cause.code === code;

/** Retries with delays while the service is over its limit. */
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

/**
 * Processes the items with limited concurrency until all are done, one fails for all, or the signal
 * aborts.
 * @returns why it ended early, and how many items had unusable answers.
 */
export async function askInTurn<Item>(
  items: readonly Item[],
  { atOnce, signal }: { atOnce: number; signal: AbortSignal },
  ask: (item: Item, signal: AbortSignal) => Promise<void>,
): Promise<{ failure: string | null; unusable: number }> {
  const left = [...items];
  const failed = new AbortController();
  const ends = AbortSignal.any([signal, failed.signal]);
  const isOver = () => ends.aborted;
  const failures: string[] = [];
  let unusable = 0;
  const work = async () => {
    for (let item = left.shift(); item !== undefined && !isOver(); item = left.shift()) {
      try {
        await ask(item, ends);
      } catch (error) {
        if (isOver()) return;
        // An answer of the wrong shape concerns one CV. Other errors would affect all of them.
        if (isAbout(error, "AI_SHAPE")) unusable += 1;
        else {
          failures.push(failureOf(error));
          failed.abort();
        }
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { failure: failures[0] ?? null, unusable };
}
