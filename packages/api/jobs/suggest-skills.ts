import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { AppError } from "@resume-picker/domain/errors";
import type { SkillSuggestions } from "@resume-picker/domain/jobs/job";
import {
  checkPostingAnswer,
  linesOfPosting,
} from "@resume-picker/domain/model-readings/check-posting-answer";
import type { ReadByModel } from "@resume-picker/domain/model-readings/check-posting-answer";
import type { PostingAnswer } from "@resume-picker/domain/model-readings/posting-answer";
import { parsePosting } from "@resume-picker/domain/posting/parse-posting";
import { proposeRequirements } from "@resume-picker/domain/posting/propose-requirements";
import { numberLines, splitIntoParts } from "@resume-picker/domain/scoring/judging/judging-prompt";
import { actedBy } from "../acted-by.ts";
import type { UserContext } from "../trpc.ts";

/**
 * The requirements to offer for a posting, as the model reads it where one may, else as the rules do.
 * A service that fails, or that says nothing the posting holds, leaves the rules' proposal.
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
  try {
    const read = await readInParts(description, readPosting);
    if (read.requirements.length === 0)
      return byRules(`${engine} named nothing that is in this posting. The rules read it instead.`);
    const proposed = proposeRequirements(read);
    return { ...proposed, reasoning: join(readBy(engine, read), proposed.reasoning) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return byRules(`${error.message} The rules read this posting instead.`);
  }
}

type ReadPosting = NonNullable<UserContext["ai"]["readPosting"]>;

/** Nearly every posting is one part; one after the other, since a description is bounded. */
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
