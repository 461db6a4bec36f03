import type { ReadResume } from "@resume-picker/adapters/read-resume/read-resume";
import type {
  CandidateContent,
  CandidateSkill,
} from "@resume-picker/db/queries/candidates/candidates";
import type { SavedCandidate } from "@resume-picker/db/queries/candidates/save-candidate";
import { toCorrection } from "@resume-picker/db/queries/candidates/corrections";
import type { StoredCorrection } from "@resume-picker/db/queries/candidates/corrections";
import { applyCorrections } from "@resume-picker/domain/candidates/apply-corrections";
import { fieldRow } from "@resume-picker/domain/candidate-fields";
import { readEntries, rowTexts } from "@resume-picker/domain/candidates/fields/read-entries";
import { matchCorrections } from "@resume-picker/domain/candidates/profile-entries";
import { parserVersion } from "@resume-picker/domain/resume/shape/parser-version";
import { asOf } from "@resume-picker/domain/candidates/as-of";
import { lastRole } from "@resume-picker/domain/resume/parse-resume";
import type { ParsedResume } from "@resume-picker/domain/resume/shape/parsed-resume";
import { isUnsureRole } from "@resume-picker/domain/resume/trust/low-confidence";
import { redactIdentity } from "@resume-picker/domain/resume/redaction/redact-identity";
import { storedDocument } from "@resume-picker/domain/resume/shape/stored-document";

export type StoredFile = { fileName: string; sha256: string; size: number; path: string };

/** Returns the parse and the rows to save, with the CV's corrections applied. */
export function candidateFromResume(
  file: StoredFile,
  { source, text, lines, redacted, hidden, parsed: read }: ReadResume,
  corrections: readonly StoredCorrection[] = [],
): { parsed: ParsedResume; saved: SavedCandidate } {
  const parsed = applyCorrections(read, corrections.map(toCorrection));
  const redactAfterCorrections = () =>
    redactIdentity(storedDocument({ lines, hidden }, source), parsed);
  const content = {
    ...contentOf(parsed),
    fileName: file.fileName,
    fileType: source,
    filePath: file.path,
    fileSha256: file.sha256,
    fileSize: file.size,
    extractedText: text,
  };
  const document = {
    parserVersion,
    parsed,
    asRead: parsed === read ? null : read,
    lines,
    redacted: affectsRedaction(corrections) ? redactAfterCorrections() : redacted,
    hidden,
  };
  const skills = skillsOf(parsed);
  return {
    parsed,
    saved: { content, document, skills, corrections: withParsedValues(read, corrections) },
  };
}

/** Returns the candidate's columns that are taken from the parse. */
export function contentOf(parsed: ParsedResume) {
  return {
    ...rowTexts(parsed),
    links: parsed.links.map((link) => link.value),
    yearsExperience: parsed.yearsExperience,
    lastRoleTitle: lastRole(parsed)?.title ?? null,
    experienceGaps: parsed.gaps,
    experienceTimeline: parsed.roles.map((role) => ({
      role: role.title,
      company: role.company,
      location: role.location,
      startDate: role.start,
      endDate: role.isCurrent ? null : role.end,
      yearsInRole: role.yearsInRole,
      isCurrent: role.isCurrent,
      ...(isUnsureRole(role) && { isUnsure: true }),
    })),
    warnings: parsed.warnings,
    asOf: asOf(parsed),
  } satisfies Partial<CandidateContent>;
}

export function skillsOf(parsed: ParsedResume): CandidateSkill[] {
  return parsed.skills.map(({ skill, proficiency }) => ({ skill, proficiency }));
}

/** Whether the redaction has to be redone, since it uses names and places. */
export function affectsRedaction(corrections: readonly Pick<StoredCorrection, "field">[]): boolean {
  return corrections.some(({ field }) => fieldRow(field).hidesBy === true);
}

/** Adds the value that this parse has instead of each correction. */
export function withParsedValues(
  read: ParsedResume,
  corrections: readonly StoredCorrection[],
): StoredCorrection[] {
  const matches = matchCorrections(readEntries(read), corrections.map(toCorrection));
  return corrections.map((correction, at) => ({
    ...correction,
    asRead: matches[at]?.entry?.asRead ?? null,
  }));
}
