import { findManyTrades } from "./find-many-trades.ts";
import { findPastedPosting } from "./find-pasted-posting.ts";
import { findHiddenClaims } from "./hidden-claims.ts";
import { findStuffing } from "./find-stuffing.ts";
import type { ResumeText } from "../text/resume-text.ts";
import { manipulationPhrases, manipulationStems } from "./manipulation-phrases.ts";
import type { ResumeWarning } from "../shape/parsed-resume.ts";
import { undisguise } from "./undisguise.ts";

export type Manipulation = {
  warnings: ResumeWarning[];
  /** Indexes of lines that prove nothing: written for a machine, or stuffed with keywords. */
  excluded: ReadonlySet<number>;
};

/**
 * Finds text written for a ranking machine instead of a reader, and blocks of stuffed keywords.
 * Such lines count for nothing; the recruiter sees them as warnings. Hidden text and OCR are
 * reported from the document itself.
 */
export function detectManipulation(text: ResumeText): Manipulation {
  return text.once(findManipulation);
}

function findManipulation(document: ResumeText): Manipulation {
  const warnings: ResumeWarning[] = [];
  const excluded = new Set<number>();
  const texts = document.folded.map((text) => text.slice(0, longestRead));
  document.lines.forEach((line, index) => {
    const next = document.lines[index + 1];
    const [text = "", below = ""] = [texts[index], texts[index + 1]?.slice(0, 300)];
    const isOwn = addresses(text);
    const isJoined =
      !isOwn && next !== undefined && addresses(`${text} ${below}`) && !addresses(below);
    if (!isOwn && !isJoined) return;
    excluded.add(index);
    if (isJoined) excluded.add(index + 1);
    warnings.push({
      code: "manipulation",
      message:
        "The CV contains text that addresses a ranking system instead of a reader. It was left out.",
      text: isJoined ? `${line.text} ${next.text}` : line.text,
    });
  });
  const postings = findPastedPosting(document);
  for (const index of postings) excluded.add(index);
  if (postings.length > 0) {
    warnings.push({
      code: "manipulation",
      message:
        "The CV contains a job posting (what an employer asks for and offers). It was left out.",
      text: textOf(document, postings),
    });
  }
  for (const block of findStuffing(document)) {
    for (const index of block) excluded.add(index);
    warnings.push({
      code: "manipulation",
      message: "The CV repeats keywords far beyond what a reader needs. Those lines were left out.",
      text: textOf(document, block),
    });
  }
  for (const block of findManyTrades(document.without(excluded))) {
    for (const index of block) excluded.add(index);
    warnings.push({
      code: "manipulation",
      message:
        "The CV lists skills of more trades than a person has, in a few lines. Those lines were left out.",
      text: textOf(document, block),
    });
  }
  return { warnings: [...hiddenWarnings(document), ...warnings], excluded };
}

const longestRead = 600;

/** Whether the folded text speaks to a machine, in the open or disguised. */
function addresses(folded: string): boolean {
  return [folded, ...undisguise(folded)].some(
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
    message: `The file holds text that no reader sees (${hidden.how}, page ${hidden.page}). It was left out.`,
    text: hidden.text,
  }));
  if (document.isVisibilityUnchecked) {
    warnings.push({
      code: "visibility-unchecked",
      message:
        "This PDF is damaged, and its text could not be checked for hidden words. Compare it with the file.",
    });
  }
  if (document.ocr) {
    warnings.push({
      code: "ocr",
      message: `This CV was read from a scan; the recognition was ${Math.round(document.ocr.confidence * 100)} % sure. Check what matters against the file.`,
    });
  }
  return warnings;
}
