import { findCandidate } from "@resume-picker/db/queries/access";
import { randomUUID } from "node:crypto";
import {
  findCandidateDocument,
  listCandidatesOfAddress,
} from "@resume-picker/db/queries/candidates/candidates";
import { listCorrections, toCorrection } from "@resume-picker/db/queries/candidates/corrections";
import type { StoredCorrection } from "@resume-picker/db/queries/candidates/corrections";
import type { EditableCandidate } from "@resume-picker/db/queries/allowed-rows";
import { saveCorrected } from "@resume-picker/db/queries/candidates/save-corrected";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { applyCorrections } from "@resume-picker/domain/candidates/apply-corrections";
import { hiddenMark } from "@resume-picker/domain/blind/code-name";
import { fieldRow } from "@resume-picker/domain/candidate-fields";
import { correctionMessages } from "@resume-picker/domain/candidates/fields/correction-messages";
import { profileEntries } from "@resume-picker/domain/candidates/profile-entries";
import type { Correction, CorrectionName } from "@resume-picker/domain/candidates/correction";
import { compareNames } from "@resume-picker/domain/candidates/versions/compare-names";
import type { Repair } from "@resume-picker/domain/candidates/repair/check-repair";
import { AppError } from "@resume-picker/domain/errors";
import { redactIdentity } from "@resume-picker/domain/resume/redaction/redact-identity";
import type { ParsedResume } from "@resume-picker/domain/resume/shape/parsed-resume";
import { canonicalSkill } from "@resume-picker/domain/skills/canonical-skill";
import { requireQuotaFor, requireQuotaOf } from "../require-quota.ts";
import { actedBy } from "../acted-by.ts";
import { scoreForAllJobs, retryWhileJobsChange } from "../scoring/score-for-job.ts";
import type { UserContext } from "../trpc.ts";
import { lockPerson } from "./lock-person.ts";
import { storedDocument } from "@resume-picker/domain/resume/shape/stored-document";
import {
  contentOf,
  skillsOf,
  affectsRedaction,
  withParsedValues,
} from "./candidate-from-resume.ts";

/** An entry's value as JSON when the caller last saw it. */
type Seen = { seen?: string | undefined };

/** Corrects one field. The candidate's scores in all jobs change in the same transaction. */
export async function correctCandidate(
  ctx: UserContext,
  candidate: EditableCandidate,
  correction: Correction & Seen,
): Promise<void> {
  requireRevealed(ctx, candidate, correction);
  requireQuotaFor(ctx, "corrections", { ownerId: candidate.createdBy });
  requireQuotaOf(ctx, "correctionsOfCandidate", candidate.id);
  await change(ctx, candidate, {
    asked: correction,
    make: (known) => {
      const { field, subject, value } = nameCorrection(correction);
      const named = { field, subject, value };
      const made = { correctedBy: ctx.user.id, correctedAt: ctx.clock(), readBy: null };
      return [...known.filter((each) => !isSame(each, named)), { ...named, asRead: null, ...made }];
    },
  });
}

/** Restores the parsed value and deletes entries added by hand. Repeating it is not an error. */
export async function clearCorrection(
  ctx: UserContext,
  candidate: EditableCandidate,
  name: CorrectionName & Seen,
): Promise<void> {
  requireRevealed(ctx, candidate, name);
  await change(ctx, candidate, {
    asked: name,
    make: (known) => known.filter((each) => !isSame(each, name)),
  });
}

/** A conflict with a hidden value would confirm a guess. */
function requireRevealed(
  ctx: UserContext,
  { id }: EditableCandidate,
  { field, subject }: CorrectionName,
): void {
  const revealsIdentity =
    fieldRow(field).isHidden === true || field === "link" || subject.includes(hiddenMark);
  if (!revealsIdentity || !ctx.identityFilter.isHidden(id)) return;
  throw new AppError("FORBIDDEN", "This is hidden in blind review. Reveal the candidate first.");
}

/** Uses the vocabulary's name for a skill, and gives a new list entry its own key. */
function nameCorrection(correction: Correction): Correction {
  if (correction.field === "skill") {
    return { ...correction, subject: canonicalSkill(correction.subject) ?? correction.subject };
  }
  const isNew =
    (correction.field === "role" || correction.field === "education") && correction.subject === "";
  return isNew ? { ...correction, subject: `added:${randomUUID()}` } : correction;
}

function isSame(one: CorrectionName, other: CorrectionName): boolean {
  return one.field === other.field && one.subject.toLowerCase() === other.subject.toLowerCase();
}

/** Saves roles parsed by a model with the corrections, unless the CV has changed meanwhile. */
export async function saveRepairs(
  ctx: UserContext,
  candidate: EditableCandidate,
  { repairs, readBy, fileSha256 }: { repairs: Repair[]; readBy: string; fileSha256: string },
): Promise<void> {
  const adding = repairs.length;
  requireQuotaFor(ctx, "corrections", { ownerId: candidate.createdBy, adding });
  requireQuotaOf(ctx, "correctionsOfCandidate", candidate.id);
  await change(ctx, candidate, {
    asked: null,
    make: (known, present) => {
      if (present.fileSha256 !== fileSha256) throw staleCandidateError();
      const made = { correctedBy: ctx.user.id, correctedAt: ctx.clock(), readBy, asRead: null };
      const added = repairs.map(({ subject, value }): StoredCorrection => {
        const { field, subject: name } = nameCorrection({
          ...{ field: "role", subject: subject ?? "", value },
        });
        return { field, subject: name, value, ...made };
      });
      // Corrections made by a person meanwhile take precedence.
      const isFree = (one: StoredCorrection) => !known.some((each) => isSame(each, one));
      return [...known, ...added.filter(isFree)];
    },
  });
}

const staleCandidateError = () =>
  new AppError("CONFLICT", "The CV was replaced meanwhile. Load the candidate again.");

type Change = {
  asked: (CorrectionName & Seen) | null;
  make: (known: StoredCorrection[], candidate: EditableCandidate) => StoredCorrection[];
};

async function change(
  ctx: UserContext,
  found: EditableCandidate,
  { asked, make }: Change,
): Promise<void> {
  const { id } = found;
  // Keeps other corrections and newer CVs of the person from interfering.
  await lockPerson(ctx, found, async () => {
    const candidate = await findCandidate(ctx.db, id, { userId: ctx.user.id, action: "edit" });
    const document = candidate && (await findCandidateDocument(ctx.db, candidate));
    if (!candidate || !document) throw new AppError("NOT_FOUND", "Candidate not found");
    const { fileSha256 } = candidate;
    const before = await listCorrections(ctx.db, candidate);
    const read = document.asRead ?? document.parsed;
    if (asked) requireSeen(asked, profileEntries(read, before.map(toCorrection)));
    const corrections = withParsedValues(read, make(before, candidate));
    const parsed = applyCorrections(read, corrections.map(toCorrection));
    await requireFreeEmail(ctx, candidate, parsed);
    const now = ctx.clock();
    requirePastDay(parsed, now);
    const redacted =
      affectsRedaction(before) || affectsRedaction(corrections)
        ? redactIdentity(storedDocument(document, candidate.fileType), parsed)
        : document.redacted;
    const { lines, parserVersion } = document;
    const scorable = { candidateId: id, fileSha256, parsed, lines, parserVersion };
    const derived = {
      content: contentOf(parsed),
      document: { parsed, asRead: parsed === read ? null : read, redacted },
      skills: skillsOf(parsed),
      corrections,
    };
    await retryWhileJobsChange(async () => {
      const corrected = {
        ...derived,
        ...(await scoreForAllJobs(ctx, candidate, { scorable, now })),
      };
      return (await saveCorrected(ctx.db, candidate, { corrected, now })) || null;
    });
    await recordAction(ctx.db, {
      ...actedBy(ctx),
      action: "candidate.correct",
      resource: { type: "candidate", id },
      metadata: { corrections: corrections.length },
      now,
    });
  });
}

/** @throws AppError CONFLICT if the entry was changed since the caller saw it. */
function requireSeen(
  asked: CorrectionName & Seen,
  entries: ReturnType<typeof profileEntries>,
): void {
  if (asked.seen === undefined) return;
  const present = entries.find((entry) => isSame(entry, asked));
  if (JSON.stringify(present?.value ?? null) === asked.seen) return;
  const message = "Somebody else changed this. Reload the candidate, then edit.";
  throw new AppError("CONFLICT", message);
}

/** The end of the years of experience can't be in the future. One day allows for time zones. */
function requirePastDay({ asOf }: ParsedResume, now: Date): void {
  const tomorrow = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
  if (asOf <= tomorrow) return;
  const message = correctionMessages.dayToCome;
  throw new AppError("VALIDATION", message, { issues: [{ path: "value", message }] });
}

/** Different people may share an address, but one person must be one candidate. */
async function requireFreeEmail(
  ctx: UserContext,
  candidate: EditableCandidate,
  { email, name }: Pick<ParsedResume, "email" | "name">,
): Promise<void> {
  // The address is unchanged and may already be shared.
  if (email === null || email.value === candidate.email) return;
  const sharers = await listCandidatesOfAddress(ctx.db, candidate.createdBy, email.value);
  const other = sharers.find(
    (each) => each.id !== candidate.id && compareNames(each.name, name?.value ?? null) !== "differ",
  );
  if (!other) return;
  // Members must not learn which other people the owner has on file.
  const who = candidate.createdBy === ctx.user.id ? `: ${other.name ?? other.fileName}` : "";
  const message = `${correctionMessages.emailTaken}${who}.`;
  throw new AppError("CONFLICT", message, { issues: [{ path: "value", message }] });
}
