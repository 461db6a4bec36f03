import { patternOf } from "../../lexicon/lexicon.ts";
import { trust } from "../lexicon/trust.gen.ts";
import { findSkills } from "../../skills/find-skills.ts";
import { rateTitle } from "../places/classify-piece.ts";
import type { ResumeText } from "../text/resume-text.ts";

/** Headings that occur in postings but not in CVs, folded, as the whole line. */
const postingHeading = new RegExp(`^\\W*(?:${patternOf(trust, "postingHeading")})\\W*$`);

/** Headings that occur in both postings and CVs. */
const sharedHeading = new RegExp(`^\\W*(?:${patternOf(trust, "sharedHeading")})\\W*$`);

/** A sentence that begins by addressing the reader, which CVs don't do. */
const address = new RegExp(
  `(?:^\\W{0,4}|[.!?;:]\\W{1,12})(?:${patternOf(trust, "address")})`,
  "gu",
);

/** Other phrases that employers use towards applicants. */
const postingVoice = new RegExp(patternOf(trust, "voice"), "gu");

/** Fast checks for a word of each pattern, because most lines contain none. */
const mayVoice = new RegExp(patternOf(trust, "voiceStem"));
const mayAddress = new RegExp(`\\b(?:${patternOf(trust, "addressStem")})`);

/** The minimum number of signs of a posting, and the maximum distance between them in lines. */
const minSigns = 3;
const farthest = 14;

/**
 * Lines of a job posting pasted into the CV, an old trick to include all of its words. They reach
 * from the first sign (with the paragraph around it) to the last one with the list under it.
 *
 * @returns indexes of lines in order, empty for nearly every CV.
 */
export function findPastedPosting(document: ResumeText): number[] {
  const texts = document.folded.map((text) => text.slice(0, 800));
  const voiced = countVoices(texts);
  // Headings alone may be the CV's own ("Benefits"), so some line must address the reader.
  if (voiced === null) return [];
  const signs = texts.flatMap((folded, index) => {
    const isHeading = postingHeading.test(folded);
    const isShared = sharedHeading.test(folded);
    const voices = voiced[index] ?? 0;
    return isHeading || isShared || voices > 0 ? [{ index, isHeading, isShared, voices }] : [];
  });
  const groups: (typeof signs)[] = [];
  for (const sign of signs) {
    const group = groups.at(-1);
    if (group !== undefined && sign.index - (group.at(-1)?.index ?? 0) <= farthest)
      group.push(sign);
    else groups.push([sign]);
  }
  return groups.flatMap((group) => {
    const voices = group.reduce((sum, sign) => sum + sign.voices, 0);
    const headings = group.filter((sign) => sign.isHeading).length;
    const shared = group.some((sign) => sign.isShared) ? 1 : 0;
    if (voices === 0 || voices + headings + shared < minSigns) return [];
    const last = group.at(-1);
    const from = startOf(document, group[0]?.index ?? 0);
    const to = endOf(document, last?.index ?? from, last?.isHeading ?? false);
    if (headings === 0 && !asksForSkills(document, { from, to })) return [];
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
}

/** A posting asks for skills. Without skill names, the words can't change a score. */
const askedSkills = { usually: 2, praised: 4 };
const praise = new RegExp(`^\\W*(?:.{0,40}\\b(?:${patternOf(trust, "praise")})\\b)`);
const quoteMark = /["“”„«»]/;
const attribution = /^\s{0,4}[-–—]\s{0,2}\p{Lu}/u;

/** Whether the lines name enough skills. Recommendations also address the reader and name a few. */
function asksForSkills(
  { lines, folded }: ResumeText,
  { from, to }: { from: number; to: number },
): boolean {
  const textOf = (start: number, end: number) =>
    lines.slice(Math.max(0, start), end + 1).map(({ text }) => text);
  const own = textOf(from, to);
  const isPraise =
    own.some((text) => quoteMark.test(text)) ||
    textOf(to, to + 2).some((text) => attribution.test(text)) ||
    folded.slice(Math.max(0, from - 2), from + 1).some((text) => praise.test(text));
  const named = new Set(findSkills(own.join("\n")).map(({ skill }) => skill));
  return named.size >= (isPraise ? askedSkills.praised : askedSkills.usually);
}

/** The number of phrases addressed to applicants in each line, or null if there are none. */
function countVoices(texts: readonly string[]): number[] | null {
  const whole = texts.join("\n");
  const [isAddressed, isVoiced] = [mayAddress.test(whole), mayVoice.test(whole)];
  if (!isAddressed && !isVoiced) return null;
  const voices = texts.map(
    (text) =>
      2 * (isAddressed && mayAddress.test(text) ? (text.match(address)?.length ?? 0) : 0) +
      (isVoiced && mayVoice.test(text) ? (text.match(postingVoice)?.length ?? 0) : 0),
  );
  return voices.some((count) => count > 0) ? voices : null;
}

/** The start of the posting: lines above in the same block, and the title above them. */
function startOf({ lines }: ResumeText, first: number): number {
  let from = first;
  while (from > 0 && first - from < 3 && lines[from - 1]?.block === lines[first]?.block) from--;
  const above = lines[from - 1];
  const isTitle = above !== undefined && !above.bullet && rateTitle(above.text) >= 0.5;
  return isTitle && !/\d/u.test(above.text) ? from - 1 : from;
}

/** The end of the posting, including the list under its last heading. */
function endOf({ lines }: ResumeText, last: number, isHeading: boolean): number {
  let to = last;
  while (to + 1 < lines.length && to - last < farthest) {
    const next = lines[to + 1];
    const isListed = isHeading && (next?.bullet === true || next?.block === lines[to]?.block);
    const isSameBlock = next?.block === lines[last]?.block && next?.heading !== true;
    if (!isListed && !isSameBlock) break;
    to++;
  }
  return to;
}
