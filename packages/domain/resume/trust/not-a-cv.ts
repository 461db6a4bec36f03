import type { ResumeText } from "../text/resume-text.ts";
import { whyNotScored } from "./is-scored.ts";
import { otherKinds } from "./other-documents.ts";
import type { ParsedResume, ResumeWarning } from "../shape/parsed-resume.ts";
import type { SectionKind } from "../sections/section-kind.ts";
import type { Section } from "../sections/split-sections.ts";

/** Headings that are rare in other documents. */
const mainKinds: ReadonlySet<SectionKind> = new Set(["experience", "education"]);
const furtherKinds: ReadonlySet<SectionKind> = new Set([
  "personal",
  "volunteer",
  "skills",
  "languages",
  "certifications",
]);

/** Below `none`, there is no evidence of a CV. From `sure` on, signs of other kinds are ignored. */
const strength = { none: 2, sure: 7 };

/** A single sign of a paper or letter may also occur in a CV. */
const minSigns = 2;

/** The parser knows few headings in other languages, where missing headings prove nothing. */
const knownLanguages: ReadonlySet<string> = new Set(["en", "de", "fr", "es", "pt", "it", "nl"]);

type Read = Omit<ParsedResume, "warnings">;

/**
 * Warns if the document has hardly any features of a CV. Little is enough for a document without
 * signs of another kind, but one that looks like an invoice or a letter needs more. A document of
 * another kind, or one that names nobody, isn't scored: it would take a rank before people.
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
  const missing = describeMissing(parsed);
  if (kind === null && namesSomebody(parsed)) {
    const message = `This file does not look like a CV: ${missing}. Check it before you rely on its score.`;
    return { code: "not-a-cv", message };
  }
  const reason = kind === null ? missing : `it looks like ${kind.called}, and ${missing}`;
  const code = "other-document";
  const sentence = `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
  const message = `${whyNotScored([{ code }])}. ${sentence} If it is a CV, edit its details to have it scored.`;
  return { code, message };
}

const namesSomebody = ({ name, email, phone, roles, education }: Read): boolean =>
  name !== null || email !== null || phone !== null || roles.length + education.length > 0;

/** A score for the evidence of a CV: headings, dated jobs, schools, and a named person. */
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

/** The document kind with the most signs, or null if none has enough. */
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
