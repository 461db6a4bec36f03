import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import type { SkillSuggestions } from "@resume-picker/domain/jobs/job";
import {
  checkPostingAnswer,
  linesOfPosting,
} from "@resume-picker/domain/model-readings/check-posting-answer";
import type { ReadByModel } from "@resume-picker/domain/model-readings/check-posting-answer";
import type { PostingAnswer } from "@resume-picker/domain/model-readings/posting-answer";
import { parsePosting } from "@resume-picker/domain/posting/parse-posting";
import { proposeRequirements } from "@resume-picker/domain/posting/propose-requirements";
import { aiError } from "@resume-picker/domain/scoring/ai-failures";
import { numberLines, splitIntoParts } from "@resume-picker/domain/scoring/judging/judging-prompt";
import { actedBy } from "../acted-by.ts";
import type { UserContext } from "../trpc.ts";

/**
 * Suggests requirements for a posting, from the model if it is allowed and otherwise from the
 * rules.
 * @throws AppError if the service fails, or if the posting contains none of its suggestions.
 */
export async function suggestSkills(
  ctx: UserContext,
  { description }: { description: string },
): Promise<SkillSuggestions> {
  const { host, name: engine, readPosting } = ctx.ai;
  const byRules = (why: string) => {
    const proposed = proposeRequirements(parsePosting(description));
    return { ...proposed, reasoning: join(why, proposed.reasoning) };
  };
  if (readPosting === null) return byRules("");
  await ctx.rateLimits.count("ai-postings-user", ctx.user.id);
  await recordAction(ctx.db, {
    ...actedBy(ctx),
    action: "job.ai-skills",
    metadata: { engine, host: host ?? "" },
    now: ctx.clock(),
  });
  const read = await readInParts(description, readPosting);
  if (read.requirements.length === 0) {
    if (read.dropped > 0) throw aiError("AI_SHAPE");
    return byRules(`${engine} found no requirements. The rules read this posting instead.`);
  }
  const proposed = proposeRequirements(read);
  return { ...proposed, reasoning: join(readBy(engine, read), proposed.reasoning) };
}

type ReadPosting = NonNullable<UserContext["ai"]["readPosting"]>;

/** Nearly every posting is one part. Parts run in sequence, since a description is bounded. */
async function readInParts(description: string, readPosting: ReadPosting): Promise<ReadByModel> {
  const lines = linesOfPosting(description);
  const answers: PostingAnswer[] = [];
  for (const part of splitIntoParts(numberLines(lines))) answers.push(await readPosting({ part }));
  return checkPostingAnswer(answers, lines);
}

function readBy(engine: string, { dropped }: ReadByModel): string {
  const left =
    dropped === 0
      ? ""
      : ` ${dropped === 1 ? "One answer" : `${dropped} answers`} not found in the posting ${dropped === 1 ? "was" : "were"} left out.`;
  return `Read by ${engine}.${left}`;
}

const join = (first: string, second: string) => [first, second].filter(Boolean).join(" ");
