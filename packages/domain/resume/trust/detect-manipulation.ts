import { findManyTrades } from "./find-many-trades.ts";
import { findPastedPosting } from "./find-pasted-posting.ts";
import { findHiddenClaims } from "./hidden-claims.ts";
import { findStuffing } from "./find-stuffing.ts";
import type { ResumeText } from "../text/resume-text.ts";
import { manipulationPhrases, manipulationStems } from "./manipulation-phrases.ts";
import type { ResumeWarning } from "../shape/parsed-resume.ts";
import { mayBeObfuscated, deobfuscate } from "./deobfuscate.ts";

export type Manipulation = {
  warnings: ResumeWarning[];
  /** Indexes of lines that are not evidence: addressed to a machine, or stuffed with keywords. */
  excluded: ReadonlySet<number>;
};

/**
 * Finds text addressed to a ranking machine instead of a reader, and blocks of stuffed keywords.
 * Such lines are ignored, and the recruiter sees them as warnings. Hidden text and OCR are reported
 * from the document itself.
 */
export function detectManipulation(text: ResumeText): Manipulation {
  return text.once(findManipulation);
}

function findManipulation(document: ResumeText): Manipulation {
  const warnings: ResumeWarning[] = [];
  const excluded = new Set<number>();
  const texts = document.folded.map((text) => text.slice(0, longestRead));
  const suspects = texts.map(mayAddress);
  document.lines.forEach((line, index) => {
    const next = document.lines[index + 1];
    const [text = "", below = ""] = [texts[index], texts[index + 1]?.slice(0, 300)];
    const seam = `${text.slice(-longestStem)} ${below.slice(0, longestStem)}`;
    if (suspects[index] !== true && suspects[index + 1] !== true && !mayAddress(seam)) return;
    const joined = `${text} ${below}`;
    const isOwn = addresses(text);
    const isJoined = !isOwn && next !== undefined && addresses(joined) && !addresses(below);
    if (!isOwn && !isJoined) return;
    excluded.add(index);
    if (isJoined) excluded.add(index + 1);
    warnings.push({
      code: "manipulation",
      message: "Text aimed at AI ranking was ignored.",
      text: isJoined ? `${line.text} ${next.text}` : line.text,
    });
  });
  const postings = findPastedPosting(document);
  for (const index of postings) excluded.add(index);
  if (postings.length > 0) {
    warnings.push({
      code: "manipulation",
      message: "A job posting inside the CV was ignored.",
      text: textOf(document, postings),
    });
  }
  for (const block of findStuffing(document)) {
    for (const index of block) excluded.add(index);
    warnings.push({
      code: "manipulation",
      message: "Lines that only repeat keywords were ignored.",
      text: textOf(document, block),
    });
  }
  for (const block of findManyTrades(document.without(excluded))) {
    for (const index of block) excluded.add(index);
    warnings.push({
      code: "manipulation",
      message: "Lines that list skills of unusually many trades were ignored.",
      text: textOf(document, block),
    });
  }
  return { warnings: [...hiddenWarnings(document), ...warnings], excluded };
}

const longestRead = 600;
/** More than the longest stem, which may begin in one line and end in the next. */
const longestStem = 24;

function mayAddress(folded: string): boolean {
  return manipulationStems.test(folded) || mayBeObfuscated(folded);
}

/** Whether the folded text addresses a machine, in plain or disguised form. */
function addresses(folded: string): boolean {
  return [folded, ...deobfuscate(folded)].some(
    (text) => manipulationStems.test(text) && manipulationPhrases.some((each) => each.test(text)),
  );
}

const longestShown = 500;

function textOf(document: ResumeText, indexes: readonly number[]): string {
  return indexes
    .map((index) => document.lines[index]?.text ?? "")
    .join("\n")
    .slice(0, longestShown);
}

function hiddenWarnings(document: ResumeText): ResumeWarning[] {
  const warnings: ResumeWarning[] = findHiddenClaims(document).map((hidden) => ({
    code: "hidden-text",
    message: `Hidden text on page ${hidden.page} was ignored (${hidden.how}).`,
    text: hidden.text,
  }));
  if (document.isVisibilityUnchecked) {
    warnings.push({
      code: "visibility-unchecked",
      message:
        "This PDF is damaged, so it could not be checked for hidden text. Compare it with the file.",
    });
  }
  if (document.ocr) {
    warnings.push({
      code: "ocr",
      message: `This CV was read from a scan with ${Math.round(document.ocr.confidence * 100)}% confidence. Check important details against the file.`,
    });
  }
  return warnings;
}
