import { any } from "./clauses/phrase-pattern.ts";
import { countWords } from "../resume/text/count-words.ts";
import { rateTitle } from "../resume/places/classify-piece.ts";

/** A title is near the top. Further down, a short line is a heading or an item. */
const linesLookedAt = 15;
const longestTitle = 90;
const mostWords = 12;

/** "Job title: Payroll Clerk", "Stelle: Buchhalter (m/w/d)" */
const label = new RegExp(`^${any("titleLabel")}\\s*:\\s*(\\S.*)$`, "iu");

/** "We are looking for a Senior Accountant to …": captures the job title in a sentence. */
const inSentence = new RegExp(
  `\\b${any("seeks")}\\s+(?:${any("article", "we", "1")}\\s+)?((?:\\p{Lu}[\\p{L}&/.+#-]*|${any("inTitle")})(?:[ ,]+(?:\\p{Lu}[\\p{L}&/.+#-]*|\\(?[mfwdx]\\/[mfwdx](?:\\/[mfwdx])?\\)?|${any("inTitle")}))*)`,
  "u",
);

/** Names of a section or of the posting itself, rather than of a job. */
const heading = new RegExp(
  `^(?:job|role|position|company|vacancy)?\\s*(?:description|overview|summary|details|profile|posting|advert|opportunity|title|spec(?:ification)?)s?$|^${any("aboutJob")}(?!\\p{L})|[?!]$`,
  "iu",
);

/** "(m/w/d)", "(f/m/x)", "m/w/d" */
const genders = / ?[([]?\b[mfwhdx] ?[/|] ?[mfwhdx](?: ?[/|] ?[mfwhdx])?\b[)\]]?/giu;

/** Returns the job title of a posting without Markdown and employer, or null if it has none. */
export function proposeTitle(description: string): string | null {
  const lines = description
    .split("\n")
    .map(plain)
    .filter((line) => line !== "")
    .slice(0, linesLookedAt);
  const labelled = lines.flatMap((line) => label.exec(line)?.[1] ?? []).map(tidy);
  const heads = lines.filter((line) => isShort(line) && !/[:;.,]$/u.test(line)).map(tidy);
  const sought = lines.flatMap((line) => inSentence.exec(line)?.[1] ?? []).map(tidy);
  const isNamed = (least: number) => (words: string) => isTitle(words) && rateTitle(words) > least;
  // No list contains every occupation, and the first line of a posting is usually its title.
  const [first] = heads[0] !== undefined && tidy(lines[0] ?? "") === heads[0] ? heads : [];
  return (
    [...labelled, ...heads.slice(0, 3)].find(isNamed(0)) ??
    sought.find(isNamed(0)) ??
    heads.find(isNamed(surely)) ??
    [first, ...sought].find((words) => words !== undefined && isTitle(words)) ??
    null
  );
}

/** A line with a higher `rateTitle` result certainly names an occupation. */
const surely = 0.6;

const plain = (line: string) =>
  line
    .replace(/^\s*(?:#{1,6}\s+|>\s*)/u, "")
    .replaceAll(/\*\*|__|`/gu, "")
    .trim();

const isShort = (line: string) =>
  line.length <= longestTitle && countWords(line) <= mostWords && !/^[-*•·▪]\s/u.test(line);

const isTitle = (words: string) =>
  /\p{L}{2}/u.test(words) && !heading.test(words) && isShort(words);

/** Removes gender suffixes and everything after a bar or a spaced dash (employer, place, hours). */
function tidy(line: string): string {
  const [first = "", ...rest] = line
    .replaceAll(/\s+/gu, " ")
    .replaceAll(genders, " ")
    .replaceAll(/ {2,}/gu, " ")
    .replace(/ (?:wanted|gesucht|required|h\/f)\b.*$/iu, "")
    .split(/ [|·•–—-] | @ /u)
    .map(withoutEdges);
  const opened =
    label.exec(first)?.[1] ??
    first.replace(/^(?:we are hiring|now hiring|hiring|wanted)\s*[:!]\s*/iu, "");
  if (!heading.test(opened)) return opened;
  return rest.find((part) => isTitle(part) && rateTitle(part) > 0) ?? opened;
}

const edges = " ,:;|–-";

function withoutEdges(words: string): string {
  let from = 0;
  let to = words.length;
  while (from < to && edges.includes(words.charAt(from))) from += 1;
  while (to > from && edges.includes(words.charAt(to - 1))) to -= 1;
  return words.slice(from, to);
}
