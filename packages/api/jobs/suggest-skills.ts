import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import type { SkillSuggestions } from "@resume-picker/domain/jobs/job";
import { actedBy } from "../acted-by.ts";
import type { UserContext } from "../trpc.ts";

export async function suggestSkills(
  ctx: UserContext,
  job: { description: string },
): Promise<SkillSuggestions> {
  const { host, name: engine } = ctx.ai;
  if (host !== null) {
    await recordAction(ctx.db, {
      ...actedBy(ctx),
      action: "job.ai-skills",
      metadata: { engine, host },
      now: ctx.clock(),
    });
  }
  return ctx.ai.suggestSkills(job);
}
