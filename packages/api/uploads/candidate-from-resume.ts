import type { ReadResume } from "@resume-picker/adapters/read-resume/read-worker";
import type { SavedCandidate } from "@resume-picker/db/queries/candidates";
import { parserVersion } from "@resume-picker/domain/resume/parser-version";
import { lastRole } from "@resume-picker/domain/resume/parse-resume";

/** The rows that stand for what was read of a CV. */
export function candidateFromResume(
  file: { fileName: string; sha256: string; size: number; path: string },
  { document, parsed, redacted }: ReadResume,
): SavedCandidate {
  const value = (field: { value: string } | null) => field?.value ?? null;
  return {
    content: {
      name: value(parsed.name),
      email: value(parsed.email),
      phone: value(parsed.phone),
      location: value(parsed.location),
      links: parsed.links.map((link) => link.value),
      fileName: file.fileName,
      fileType: document.source,
      filePath: file.path,
      fileSha256: file.sha256,
      fileSize: file.size,
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
      })),
      warnings: parsed.warnings,
      extractedText: document.lines.map(({ text }) => text).join("\n"),
    },
    document: {
      parserVersion,
      parsed,
      lines: document.lines.map(({ runs: _runs, ...line }) => line),
      redacted,
      hidden: document.hidden,
    },
    skills: parsed.skills.map(({ skill, proficiency }) => ({ skill, proficiency })),
  };
}
