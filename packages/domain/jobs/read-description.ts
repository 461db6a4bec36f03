import {
  legalText,
  employerSubject,
  mustCue,
  niceCue,
  offerText,
  speaksOfCandidate,
  strongMustCue,
  wishOpener,
} from "./description-cues.ts";
import { clausesOf, cueOf } from "./split-clauses.ts";
import { isNothingButHeading, kindOfHeading } from "./description-headings.ts";
import type { DescriptionKind } from "./headings/posting-words.ts";

export type DescriptionPart = {
  /** The clause, without list signs and Markdown, apostrophes made plain. */
  text: string;
  /** The sentence or list item that it stands in, as written. */
  sentence: string;
  kind: DescriptionKind;
  /** An item of a list, or told by the heading in its own line. */
  isItem: boolean;
  /** It says that something is not needed, taught, or done by others. */
  isDenied: boolean;
};

type Line = {
  text: string;
  isBullet: boolean;
  isFirst: boolean;
  followsBlank: boolean;
  next: string;
};
type Section = {
  kind: DescriptionKind;
  isItem: boolean;
  /** By its place in the posting, and not only because it is short. */
  isListed?: boolean;
  sentence: string;
};

/** What the post is called and where it belongs names no demand. */
const titleLabel =
  /^(?:(?:job|post|role|position|employment|workplace|work|contract)(?: title| profile| type| model| location| id)?|vacancy|title|type|url|link|grade|directorate|department|agency|union|local|classification|facility|employer|reports to|team|req(?:uisition)?(?: id)?|ref(?:erence)?(?: no\.?)?|salary|pay(?: range| rate)?|compensation|shift(?: and schedule)?|schedule|hours|travel|clearance|closing date|posted|ability to commute|selection|stelle|standort|eintritt|kennziffer|poste|lieu|contrat|process|entrée en fonction|puesto|título(?: del puesto)?|tipo de (?:puesto|contrato|empleo)|ubicación|provincia|código|sueldo|salario|locatie|salaris|uren|vacature)$/iu;
/** What follows the closing of a letter is a name. */
const signOff =
  /^(?:(?:with |many )?(?:kind |best |warm )?(?:regards|wishes|thanks)|thank you|cheers|yours (?:sincerely|faithfully)|ta|(?:(?:viele|liebe|herzliche|beste|schöne|mit freundlichen) )?(?:grüße|grüßen|gruß)|danke(?: dir| dir!)?|amitiés|cordialement|bien à (?:toi|vous)|(?:un )?saludos?|atentamente)[\s,.!]*$/iu;
const bullet = /^(?:[-*•·‣▪–+●○◦✓✔→➤➔▶►›»◆■□☑]|\d{1,2}[.)]|[a-z]\))\s+/u;

/**
 * Splits a job description (plain text or Markdown) into clauses, each told by its own words and by
 * the heading above it: "Python required; Rust is a plus" gives two. Time is linear in the length.
 */
export function readDescription(description: string): DescriptionPart[] {
  const parts: DescriptionPart[] = [];
  const codes = demandCodes(description);
  let section: DescriptionKind = "other";
  let isInList = false;
  for (const line of linesOf(description)) {
    if (signOff.test(line.text)) break;
    if (isFrame(line)) {
      parts.push(partOf(line.text, "about", { kind: "about", isItem: false, sentence: line.text }));
      continue;
    }
    const heading = headingOf(line);
    if (heading !== null) {
      // "Location: Berlin" is about the employer; what follows it need not be.
      if (heading.rest === "" || heading.kind !== "about") section = heading.kind;
      isInList = heading.rest !== "";
      if (heading.rest === "") continue;
    } else if (line.isBullet) {
      isInList = true;
    } else if (isInList && line.followsBlank) {
      // A paragraph behind a list no longer belongs to the list's heading.
      section = "other";
      isInList = false;
    }
    const kind = heading?.kind ?? section;
    const body = (heading?.rest ?? line.text).replace(bullet, "").replace(/\*\*|__|`/gu, "");
    const told = kindByCode(body, codes) ?? kind;
    const isItem = isItemLine(line, heading !== null);
    sentencesOf(body).forEach((sentence, index) => {
      // "You need: wound care. Desired: IV therapy."
      const own = index > 0 || line.isBullet ? wishOrDemandOf(sentence) : null;
      // "A plus: yoga. You get a key": behind a label's own sentence another may tell something else.
      const isOfLabel = index === 0 || heading === null || heading.rest === "" || line.isBullet;
      const isListed = own !== null || (isItem && isOfLabel);
      const within = {
        kind: own?.kind ?? told,
        isItem: isListed || (isHeaded(told) && isFragment(sentence)),
        isListed,
        sentence,
      };
      parts.push(...partsOf((own?.rest ?? sentence).replaceAll("’", "'"), within));
    });
  }
  return parts;
}

/** The posting's title, or pairs such as "Shift: 2nd · Pay: $31" that a job board puts around it. */
function isFrame({ text, isBullet, isFirst, next }: Line): boolean {
  if (/^\{(\w+)/u.test(text)) return true;
  const pairs = text.split(/\s[·|]\s/u);
  const labels = pairs.filter((pair) => titleLabel.test(/^([^:]{2,30}):/u.exec(pair)?.[1] ?? ""));
  if (pairs.length > 1 && labels.length * 2 >= pairs.length) return true;
  if (pairs.length > 2 && isFirst && /[€£$] ?\d|\d ?(?:€|CHF|EUR)/u.test(text)) return true;
  if (isBullet || /^#/u.test(text) || text.length > 140) return false;
  const isOpen = !/[.!?:;]$/u.test(text) && !/:\s/u.test(text);
  if (!isOpen || mustCue.test(text) || niceCue.test(text)) return false;
  const isTitle = isFirst && !bullet.test(next) && !isNothingButHeading(text);
  return isTitle || pairs.length > 2;
}

/** A bullet, the words behind a label, or a short line of a posting that is nothing but such lines. */
function isItemLine(line: Line, isLabelled: boolean): boolean {
  if (line.isBullet || isLabelled) return true;
  return !line.followsBlank && line.text.length <= 80 && !/[.!?:]$/u.test(line.text);
}

const isHeaded = (kind: DescriptionKind) => kind === "must" || kind === "nice";

/** "Full P&L responsibility. MBA or MHA.": in a paragraph of demands each is an item. */
function isFragment(sentence: string): boolean {
  if (sentence.split(/\s+/u).length > 6) return false;
  return !/\b(?:you|we|they|it|there|is|are|was|has|have|had|will|would|can|do|does|please|du|sie|wir|es|ist|sind|hat|vous|nous|tu|est|sont|avez|je|jij|wij|zijn|heeft|tienes|somos|está|son)\b|[?!]$/iu.test(
    sentence,
  );
}

function linesOf(description: string): Line[] {
  const all = description.split("\n").map((line) => line.trim());
  const firstLine = all.findIndex((text) => text !== "");
  return all.flatMap((text, index) =>
    text === ""
      ? []
      : [
          {
            text,
            isBullet: bullet.test(text),
            // A text of one line is no title.
            isFirst: index === firstLine && all.length > firstLine + 1,
            followsBlank: index === 0 || all[index - 1] === "",
            next: all[index + 1] ?? "",
          },
        ],
  );
}

/** "(E = essential, D = desirable)": what single letters behind the items stand for. */
function demandCodes(description: string): Map<string, DescriptionKind> | null {
  const codes = new Map<string, DescriptionKind>();
  for (const [, code = "", word = ""] of description.matchAll(
    /\b([A-Z]) ?[=:–] ?(essential|desirable|required|preferred|mandatory|optional)\b/giu,
  ))
    codes.set(code, niceCue.test(word) ? "nice" : "must");
  return codes.size === 0 ? null : codes;
}

function partsOf(sentence: string, section: Section): DescriptionPart[] {
  const bracket = /\(([^()]{1,120})\)/u.exec(sentence);
  if (bracket?.[1] !== undefined && section.kind !== "nice") {
    const words = bracket[1];
    if (niceCue.test(words) && kindOfHeading(words) !== "must" && /\s/u.test(words.trim())) {
      const outer = sentence.replace(bracket[0], " ").trim();
      return [...partsOf(outer, section), partOf(words, "nice", section)];
    }
  }
  const isOffer =
    !(section.isListed === true && section.kind !== "other") && offerText.test(sentence);
  if (section.kind === "about" || isOffer || legalText.test(sentence))
    return [partOf(sentence, "about", section)];
  return clausesOf(sentence).flatMap((clause) => {
    const cue = cueOf(clause);
    const opener = cue === "nice" ? wishOpener.exec(clause) : null;
    if (opener === null || opener.index < 3)
      return [partOf(clause, kindOf(clause, section), section)];
    const head = clause.slice(0, opener.index);
    const wish = clause.slice(opener.index + opener[0].length);
    return [partOf(head, kindOf(head, section), section), partOf(wish, "nice", section)];
  });
}

function partOf(
  text: string,
  kind: DescriptionKind,
  { isItem, sentence }: Section,
): DescriptionPart {
  return { text, sentence, kind, isItem, isDenied: kind === "about" && cueOf(text) === "denial" };
}

function kindOf(clause: string, section: Section): DescriptionKind {
  const cue = cueOf(clause);
  if (cue === "denial") return "about";
  if (cue === "nice" || section.kind === "nice") return "nice";
  // Among duties "keep licenses current" and "years" ask for nothing.
  const isWeak = section.kind === "duty" && section.isItem && !strongMustCue.test(clause);
  if ((cue === "must" && !isWeak) || section.kind === "must") return "must";
  if (section.kind === "duty" || section.isItem) return section.kind;
  return isOfEmployer(clause) ? "about" : section.kind;
}

/** "Our canteen is run by a former chef", "Brackenholt Recruitment places people in finance". */
function isOfEmployer(clause: string): boolean {
  if (speaksOfCandidate(clause)) return false;
  return (
    employerSubject.test(clause) ||
    /^(?:\p{Lu}[\p{L}&.'-]+ ){1,5}(?:is|has|was|makes|sells|runs|designs|builds|places|publishes|\p{Ll}{3,}s|ist|hat|betreibt|betreut|vermittelt|\p{Ll}{3,}t|est|a|accompagne|édite|es|ha) /u.test(
      clause,
    )
  );
}

/** "Experience with Kafka (D)", where the description says what its letters mean. */
function kindByCode(
  body: string,
  codes: ReadonlyMap<string, DescriptionKind> | null,
): DescriptionKind | undefined {
  return codes?.get(/\(([A-Z])\)\s*\.?$/u.exec(body)?.[1] ?? "");
}

type Heading = { kind: DescriptionKind; rest: string };

function headingOf(line: Line): Heading | null {
  const { text } = line;
  const marked =
    /^#{1,6}\s+(\S.*)$/u.exec(text)?.[1] ?? /^\*\*([^*]{2,80})\*\*:?$/u.exec(text)?.[1];
  if (marked !== undefined) return { kind: kindOfHeading(marked) ?? "other", rest: "" };
  return line.isBullet ? null : (labelOf(text) ?? bareHeadingOf(line));
}

/** "Requirements:" and "Location: Berlin". */
function labelOf(text: string): Heading | null {
  const labelled = /^([^:.]{3,60})(?: ?:|\?)(?:\s+(.*))?$/u.exec(text.replace(/\*\*/gu, ""));
  if (labelled?.[1] === undefined) return null;
  const rest = labelled[2] ?? "";
  if (rest !== "" && titleLabel.test(labelled[1])) return { kind: "about", rest };
  const kind = kindOfHeading(labelled[1]);
  if (rest === "") return { kind: kind ?? "other", rest };
  const isLabel = labelled[1].split(/\s+/u).length <= 6 && !/\?/u.test(text.slice(0, 60));
  return kind !== null && isLabel ? { kind, rest } : null;
}

/** "Desired: IV therapy", within a line that has begun otherwise. */
function wishOrDemandOf(sentence: string): Heading | null {
  const label = labelOf(sentence);
  return label !== null && label.rest !== "" && /^(?:must|nice)$/u.test(label.kind) ? label : null;
}

/** A short line that nothing marks as a heading but its place, its capitals or its words. */
function bareHeadingOf({ text, next }: Line): Heading | null {
  const words = text.split(/\s+/u).length;
  if (text.length > 64 || words > 9 || /[.,;!]$/u.test(text)) return null;
  const opensList = next !== "" && bullet.test(next);
  const isLoud = text === text.toUpperCase() && /\p{Lu}{3}/u.test(text) && next !== "";
  const kind = kindOfHeading(text);
  if (opensList || isLoud) return { kind: kind ?? "other", rest: "" };
  if (kind === null || /\d/u.test(text)) return null;
  return isNothingButHeading(text) ? { kind, rest: "" } : null;
}

function sentencesOf(line: string): string[] {
  return line
    .split(
      /(?<=\b(?:Klasse|[Cc]lass|[Pp]ermis|[Cc]arn[eé]|[Rr]ijbewijs|[Ll]evel|[Gg]rade) \p{Lu}\.)\s+|(?<=[.!?])(?<!(?:^|[\s(])(?:\p{L}|[zZ]\. ?B|e\.g|i\.e|ca|bzw|inkl|mind|max|Dr|Mr|Mrs|St|approx|incl|etc|p\. ?ej)\.)\s+(?=[\p{Lu}\d])/u,
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}
