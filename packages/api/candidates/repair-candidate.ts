import type { EditableCandidate } from "@resume-picker/db/queries/allowed-rows";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { listCorrections, toCorrection } from "@resume-picker/db/queries/candidates/corrections";
import { profileEntries } from "@resume-picker/domain/candidates/profile-entries";
import { checkRepair } from "@resume-picker/domain/candidates/repair/check-repair";
import { findUncertain } from "@resume-picker/domain/candidates/repair/find-uncertain";
import type { RolesAnswer } from "@resume-picker/domain/candidates/repair/roles-answer";
import { AppError } from "@resume-picker/domain/errors";
import { isScored } from "@resume-picker/domain/resume/trust/is-scored";
import { numberLines, splitIntoParts } from "@resume-picker/domain/scoring/judging/judging-prompt";
import { actedBy } from "../acted-by.ts";
import { linesToSend } from "../scoring/model-in-score.ts";
import type { UserContext } from "../trpc.ts";
import { saveRepairs } from "./correct-candidate.ts";
import { requireDocument } from "./show-document.ts";

/** About 90 pages. Longer documents aren't CVs. */
const mostParts = 3;

/**
 * Asks the model for low-confidence roles, or for all roles if none were found. This runs only when
 * a person requests it, for one CV at a time. The model gets the redacted text, and its answers are
 * used only if the CV contains them.
 */
export async function repairCandidate(
  ctx: UserContext,
  candidate: EditableCandidate,
): Promise<{ message: string; repaired: number; refused: number }> {
  const { readRoles, name, host, manifest } = ctx.ai;
  if (readRoles === null)
    throw new AppError("CONFLICT", "Your administrator has not turned on repair by a model.");
  const document = await requireDocument(ctx, candidate);
  const nothing = new AppError("CONFLICT", "No role of this CV was read with low confidence.");
  const { parsed, lines } = document;
  if (!isScored(parsed.warnings)) throw nothing;
  const read = document.asRead ?? parsed;
  const known = (await listCorrections(ctx.db, candidate)).map(toCorrection);
  const unsure = findUncertain(parsed, profileEntries(read, known));
  if (unsure === null) throw nothing;
  await ctx.rateLimits.count("ai-repair-user", ctx.user.id);
  const model = manifest.model ?? name;
  await recordAction(ctx.db, {
    ...{
      ...actedBy(ctx),
      action: "candidate.repair",
      resource: { type: "candidate", id: candidate.id },
    },
    ...{ metadata: { engine: name, host: host ?? "" }, now: ctx.clock() },
  });
  const { fileSha256, fileType } = candidate;
  const redacted = linesToSend({ ...document, fileSha256, fileType });
  const unsureLines = unsure.isHistoryMissing ? null : unsure.roles.map(({ line }) => line + 1);
  const answers: RolesAnswer[] = [];
  for (const part of splitIntoParts(numberLines(redacted)).slice(0, mostParts))
    answers.push(await readRoles({ part, unsureLines }));
  const texts = lines.map(({ text }) => text);
  const { repairs, refused } = checkRepair(answers, unsure, { redacted, lines: texts, read });
  if (repairs.length > 0) await saveRepairs(ctx, candidate, { repairs, readBy: model, fileSha256 });
  return { message: describe(model, repairs.length, refused), repaired: repairs.length, refused };
}

function describe(model: string, repaired: number, refused: number): string {
  const roles = (count: number) => (count === 1 ? "1 role" : `${count} roles`);
  const done =
    repaired === 0 ? `${model} found no role to add.` : `${roles(repaired)} read by ${model}.`;
  const left = refused === 0 ? "" : ` ${roles(refused)} not found in the CV and left out.`;
  return done + left;
}
