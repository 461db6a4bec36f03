import type { ResumeText } from "../text/resume-text.ts";
import { otherKinds } from "./other-documents.ts";
import type { ParsedResume, ResumeWarning } from "../shape/parsed-resume.ts";
import type { SectionKind } from "../sections/section-kind.ts";
import type { Section } from "../sections/split-sections.ts";

/** Headings that few other documents have. */
const mainKinds: ReadonlySet<SectionKind> = new Set(["experience", "education"]);
const furtherKinds: ReadonlySet<SectionKind> = new Set([
  "personal",
  "volunteer",
  "skills",
  "languages",
  "certifications",
]);

/** Below the first nothing speaks for a CV, from the second on no other sign speaks against it. */
const strength = { none: 2, sure: 7 };

/** A CV may quote one or the other sign of a paper or a letter. */
const minSigns = 2;

/** Of other languages the parser knows few headings: there silence tells nothing. */
const knownLanguages: ReadonlySet<string> = new Set(["en", "de", "fr", "es", "pt", "it", "nl"]);

type Read = Omit<ParsedResume, "warnings">;

/**
 * Warns where hardly any of what makes a CV was found: little is enough for a document without
 * signs of another kind, more is asked of one that looks like an invoice or a letter.
 */
export function warnOfOtherDocument(
  document: ResumeText,
  sections: readonly Section[],
  parsed: Read,
): ResumeWarning | null {
  const found = rateAsCv(sections, parsed);
  if (found >= strength.sure) return null;
  const kind = findOtherKind(document);
  const isBare = found < strength.none && knownLanguages.has(parsed.language);
  if (!isBare && (kind === null || kind.signs < found)) return null;
  const likeness = kind === null ? "" : `it looks like ${kind.called}, and `;
  const message = `This file does not look like a CV: ${likeness}${describeMissing(parsed)}. Check it before you rely on its score.`;
  return { code: "not-a-cv", message };
}

/** How much speaks for a CV: its headings, its dated jobs, its schools, and who it is of. */
function rateAsCv(sections: readonly Section[], parsed: Read): number {
  const kinds = new Set(sections.map(({ kind }) => kind));
  const headed = [...kinds].reduce(
    (sum, kind) => sum + (mainKinds.has(kind) ? 2 : furtherKinds.has(kind) ? 1 : 0),
    0,
  );
  const dated = parsed.roles.filter(({ start, end }) => start !== null || end !== null).length;
  const jobs = Math.min(3, dated + (parsed.roles.length > dated ? 1 : 0));
  const schools = parsed.education.length > 0 ? 1 : 0;
  const isSomebodys = parsed.name !== null && (parsed.email !== null || parsed.phone !== null);
  return headed + jobs + schools + (isSomebodys ? 1 : 0);
}

/** The kind with the most signs; null where none has enough. */
function findOtherKind(document: ResumeText): { called: string; signs: number } | null {
  const text = document.folded.join("\n");
  let best: { called: string; signs: number } | null = null;
  for (const { called, signs } of otherKinds) {
    const count = signs.filter((sign) => sign.test(text)).length;
    if (count >= minSigns && count > (best?.signs ?? 0)) best = { called, signs: count };
  }
  return best;
}

function describeMissing({ roles, education, name }: Read): string {
  const missing = [
    ...(name === null ? ["name"] : []),
    ...(roles.some(({ start, end }) => start !== null || end !== null) ? [] : ["dated jobs"]),
    ...(education.length === 0 ? ["education"] : []),
  ];
  if (missing.length === 0) return "few of the sections of a CV were found";
  const last = missing.pop() ?? "";
  return `no ${missing.length === 0 ? last : `${missing.join(", ")} or ${last}`} was found`;
}
