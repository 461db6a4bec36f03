import { rateTitle } from "../places/classify-piece.ts";
import { dates } from "../lexicon/dates.gen.ts";
import { wordsOf } from "../../lexicon/lexicon.ts";
import { isEastern } from "../lexicon/lexicon.ts";
import { work } from "../lexicon/work.gen.ts";

const sourceOf = (...kinds: string[]): string =>
  [...new Set(wordsOf(work, ...kinds))]
    .toSorted((one, other) => other.length - one.length)
    .join("|");

/** "as", "als", "na stanowisku:": a post follows. */
const asPost = new RegExp(`(?:^|[\\s,:])(?:${sourceOf("as")}):?\\s+(?:an?\\s|the\\s)?`, "iu");
/** "at", "bei", "chez": an employer follows. */
const atEmployer = new RegExp(
  `(?:^|\\s)(?:${sourceOf("at", "in", "for")}|At|In|With|By)\\s+(?:the\\s)?(?=\\S)`,
  "u",
);
const inTown = new RegExp(
  `,?\\s(?:${sourceOf("in")})\\s((?:\\p{Lu}|\\p{Lo})[\\p{L}'’.-]+(?: [\\p{L}'’.-]+){0,2})$`,
  "u",
);
const closing = new RegExp(`\\s(?:${sourceOf("employed")})$`, "iu");
const dangling = /(?<!\s)\s+(?:from|since|between|during)$/i;

/** "在…担任…", "…にて…として勤務", "… şirketinde … olarak": the employer precedes the post. */
const employerFirst = new RegExp(
  `^(?:${wordsOf(dates, "sinceAfter", "until").filter(isEastern).join("|")})?[,，、]?\\s*(?:` +
    `(?:${sourceOf("atBefore")})(?<at>[^，。]{2,60}?)(?:${sourceOf("asBetween")})(?<as>[^，。]{2,40})|` +
    `(?<company>[^、。]{2,60}?)(?:['’]n?[dt][ae]|\\s?(?:${sourceOf("atAfter")}))\\s*` +
    `(?<title>[^、。]{2,40}?)\\s?(?:${sourceOf("asAfter")})(?:${sourceOf("employedAfter")}|\\s.*)?)[。.]?$`,
  "u",
);

/**
 * Rewrites a sentence such as "I worked as Cook at Mill Inn in Leeds", with its dates already
 * removed, as a header: "Cook at Mill Inn⇥Leeds". Returns null for any other sentence.
 */
export function readSentenceRole(text: string): string | null {
  if (text.length > 200) return null;
  const bare = text
    .replace(/\t/g, " ")
    .replace(/(?<![.\s])[.\s]+$/, "")
    .replace(dangling, "")
    .replace(closing, "")
    .trim();
  const told = employerFirst.exec(bare)?.groups;
  if (told) return headerOf(told.as ?? told.title ?? "", told.at ?? told.company ?? "");
  const found = asPost.exec(bare);
  if (!found) return null;
  const [lead, tail] = [
    bare.slice(0, found.index).trim(),
    bare.slice(found.index + found[0].length),
  ];
  const employer = atEmployer.exec(lead);
  const verb = employer ? lead.slice(0, employer.index) : lead;
  if (!isVerb(verb.trim()) || tail === "") return null;
  const isSentence = /[.。]\s*$/.test(text) || atEmployer.test(tail) || rateTitle(tail) >= 0.5;
  if (!employer) return isSentence ? headerOf(tail, "") : null;
  return headerOf(tail, lead.slice(employer.index + employer[0].length));
}

function headerOf(title: string, company: string): string {
  const told = company === "" ? title : `${title}\t${company}`;
  return told
    .replace(/\s?[(（]([^()（）]*)[)）]/gu, "\t$1")
    .replace(inTown, "\t$1")
    .trim();
}

/** Whether it has only function words, no name or occupation: "I have been working", "war ich". */
function isVerb(lead: string): boolean {
  if (/[,;|–—]/.test(lead.replace(/^[,;:–—\s]+|,$/g, "")) || lead.length > 60) return false;
  const [, ...others] = lead.split(/\s+/);
  return others.every((word) => /^(?:\P{Lu}|I$)/u.test(word)) && rateTitle(lead) < 0.5;
}

const servedAs =
  /^(?:[-•*]\s*)?(?:i\s+)?(?:also\s+)?(?:served|worked|acted|employed|hired)\s+as\s+(?:an?\s+|the\s+)?(.{3,60}?)(?:\s+(?:for|in|at|with|from|since|until|and|where|who|responsible)\b.*)?[.,;:]?$/i;

/** The title in "Served as departmental Linux Systems Administrator for forty machines." */
export function readServedAs(text: string): string | null {
  const title = text.length > 200 ? undefined : servedAs.exec(text.trim())?.[1]?.trim();
  return title !== undefined && rateTitle(title) >= 0.5 ? title : null;
}
