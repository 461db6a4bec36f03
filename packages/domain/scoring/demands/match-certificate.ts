import { otherLines } from "../evidence/other-lines.ts";
import { resumeTexts } from "../evidence/resume-text.ts";
import type { ScorableResume } from "../score/score.ts";
import { contentStems } from "../words/phrase-words.ts";
import { listedCredit, shownCredit } from "./credits.ts";
import type { Demand, DemandMatch } from "./demand.ts";

const certificateWord =
  /\b(?:certifi(?:cation|cate|ed)s?|licen[sc]e[ds]?|licensure|cards?|endorsements?|designations?)\b/iu;

/** A demand for a paper that somebody has been given: a licence, a certificate, a card. */
export function isCertificateDemand(text: string): boolean {
  return text.split(/\s+/u).length <= 9 && certificateWord.test(text);
}

/**
 * One of the papers that a demand names, in any line of the CV: by its letters ("CCRP"), or by its
 * words beside one for such papers. In an education or among the certificates it is shown.
 */
export function matchCertificate(resume: ScorableResume, demand: Demand): DemandMatch | null {
  const papers = demand.text.split(/,|\/|\bor\b|\boder\b|\bou\b/iu).map(paperOf);
  const proofs = new Set(
    [...resume.education, ...resume.certifications].map(({ place }) => place?.line),
  );
  let best: DemandMatch | null = null;
  for (const text of [...resumeTexts(resume), ...otherLines(resume)]) {
    if (!papers.some((paper) => isNamedIn(text.text, text.stems, paper))) continue;
    const isShown = text.role !== null || proofs.has(text.place.line);
    const credit = isShown ? shownCredit : listedCredit;
    if (best !== null && best.credit >= credit) continue;
    const { page, line } = text.place;
    best = {
      demand,
      state: isShown ? "shown" : "listed",
      by: text.text.length <= 80 ? text.text : demand.text,
      credit,
      quote: {
        text: text.text,
        highlight: null,
        page,
        line,
        covers: [demand.text],
        context: text.context,
      },
      roles: text.role === null ? [] : [text.role],
      skill: null,
    };
  }
  return best;
}

type Paper = { letters: string[]; stems: string[] };

function paperOf(text: string): Paper {
  const rest = text.split(certificateWord).join(" ").trim();
  const letters = rest.match(/\b\p{Lu}[\p{Lu}\d]{1,6}(?: \d+)?\b/gu) ?? [];
  return { letters, stems: letters.length > 0 ? [] : contentStems(rest) };
}

/** "L.V.N." is LVN. */
function withoutDots(text: string): string {
  return text.replace(/(?<=\b\p{Lu})\.(?=\p{Lu}\b|\s|$)/gu, "");
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
    return letters.every((name) => words.includes(` ${name} `) || words.includes(` ${name}s `));
  }
  return (
    wanted.length > 0 && wanted.every((word) => stems.includes(word)) && certificateWord.test(text)
  );
}
