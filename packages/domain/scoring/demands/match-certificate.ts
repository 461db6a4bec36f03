import { papers } from "../../lexicon/papers.gen.ts";
import { anyWord } from "../../posting/clauses/phrase-pattern.ts";
import { paperWord } from "../../posting/requirement.ts";
import type { Mentions } from "../evidence/find-mentions.ts";
import { paperAttribution } from "../evidence/attribution.ts";
import { kindsOf } from "../../lexicon/lexicon.ts";
import { contentStems } from "../words/phrase-words.ts";
import { shownCredit } from "./credits.ts";
import type { Demand, DemandMatch } from "./demand.ts";
import { matchByLine } from "./match-by-line.ts";

/**
 * Finds one of the required certificates in any line of the CV, by its abbreviation ("CCRP") or by
 * its words next to a word such as "certificate". It counts in any section, but its own entry is
 * the preferred quote.
 */
export function matchCertificate({ resume, lines }: Mentions, demand: Demand): DemandMatch | null {
  const papers = demand.text.split(betweenPapers).map(paperOf);
  const proofs = new Set(
    [...resume.education, ...resume.certifications].map(({ place }) => place?.line),
  );
  let best: DemandMatch | null = null;
  for (const text of lines) {
    if (!papers.some((paper) => isNamedIn(text.text, text.stems, paper))) continue;
    const isProof = proofs.has(text.place.line);
    const attribution = paperAttribution(text.text);
    if (!isProof && attribution === "others") continue;
    if (attribution === "planned") {
      best ??= matchByLine(text, demand, { state: "related", credit: underWayCredit });
      continue;
    }
    if (best?.state === "shown" && !isProof) continue;
    best = matchByLine(text, demand, { state: "shown", credit: shownCredit });
    if (isProof) break;
  }
  return best;
}

const betweenPapers = new RegExp(`,|\\/|${anyWord("or")}`, "iu");
const underWayCredit = 0.5;

/** The full names of common abbreviations. */
const fullNames: ReadonlyMap<string, readonly string[]> = new Map(kindsOf(papers));

type Paper = { letters: string[]; stems: string[] };

function paperOf(text: string): Paper {
  const rest = text.split(paperWord).join(" ").trim();
  const letters = rest.match(/\b\p{Lu}[\p{Lu}\d]{1,6}(?: \d+)?\b/gu) ?? [];
  return { letters, stems: letters.length > 0 ? [] : contentStems(rest) };
}

/** Normalizes "L.V.N." to LVN. */
function withoutDots(text: string): string {
  return text.replaceAll(".", "");
}

function isNamedIn(
  text: string,
  stems: readonly string[],
  { letters, stems: wanted }: Paper,
): boolean {
  if (letters.length > 0) {
    const words = ` ${
      withoutDots(text)
        .match(/[\p{L}\d]+/gu)
        ?.join(" ") ?? ""
    } `;
    const spelled = text.toLowerCase().replaceAll("-", " ").replaceAll("’", "'");
    return letters.every(
      (name) =>
        words.includes(` ${name} `) ||
        words.includes(` ${name}s `) ||
        (fullNames.get(name)?.some((full) => spelled.includes(full)) ?? false),
    );
  }
  return wanted.length > 0 && wanted.every((word) => stems.includes(word)) && paperWord.test(text);
}
