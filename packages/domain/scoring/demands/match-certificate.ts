import { paperWord } from "../../posting/requirement.ts";
import { namesPapersOfOthers } from "../evidence/of-others.ts";
import { otherLines } from "../evidence/other-lines.ts";
import { resumeTexts } from "../evidence/resume-text.ts";
import type { ScorableResume } from "../score/score.ts";
import { contentStems } from "../words/phrase-words.ts";
import { shownCredit } from "./credits.ts";
import type { Demand, DemandMatch } from "./demand.ts";
import { matchByLine } from "./match-by-line.ts";

/**
 * One of the papers that a demand names, in any line of the CV: by its letters ("CCRP"), or by its
 * words beside one for such papers. It is a fact wherever it stands, best told by its own entry.
 */
export function matchCertificate(resume: ScorableResume, demand: Demand): DemandMatch | null {
  const papers = demand.text.split(/,|\/|\bor\b|\boder\b|\bou\b/iu).map(paperOf);
  const proofs = new Set(
    [...resume.education, ...resume.certifications].map(({ place }) => place?.line),
  );
  let best: DemandMatch | null = null;
  for (const text of [...resumeTexts(resume), ...otherLines(resume)]) {
    if (!papers.some((paper) => isNamedIn(text.text, text.stems, paper))) continue;
    const isProof = proofs.has(text.place.line);
    if (!isProof && namesPapersOfOthers(text.text)) continue;
    if (isUnderWay.test(text.text)) {
      best ??= matchByLine(text, demand, { state: "related", credit: underWayCredit });
      continue;
    }
    if (best?.state === "shown" && !isProof) continue;
    best = matchByLine(text, demand, { state: "shown", credit: shownCredit });
    if (isProof) break;
  }
  return best;
}

/** "Currently pursuing the CPA", "soon to be certified". */
export const isNotYet =
  /\b(?:pursuing|candidate|in progress|preparing for|studying for|working towards?|soon|upcoming)\b/iu;
const isUnderWay =
  /\b(?:pursuing|candidate|eligible|exams?|examinations?|in progress|expected|preparing|studying|working towards?|scheduled)\b/iu;
const underWayCredit = 0.5;

/** What the letters of common papers stand for. */
const fullNames: Readonly<Record<string, RegExp>> = {
  LVN: /licensed vocational nurse/iu,
  LPN: /licensed practical nurse/iu,
  RN: /registered nurse|registered nursing/iu,
  CNA: /certified (?:nursing assistant|nurse aide|nurse assistant)/iu,
  EMT: /emergency medical technician/iu,
  CPR: /cardio-?\s?pulmonary resuscitation/iu,
  CPA: /certified public accountant/iu,
  CMA: /certified management accountant/iu,
  CFA: /chartered financial analyst/iu,
  CIA: /certified internal auditor/iu,
  CFE: /certified fraud examiner/iu,
  CIFI: /certified insurance fraud investigator/iu,
  PHR: /professional in human resources/iu,
  SHRM: /society (?:for|of) human resources? management/iu,
  PMP: /project management professional/iu,
  CSM: /certified scrum ?master/iu,
  CDL: /commercial driver['’]?s? licen[sc]e/iu,
  CCRP: /certified clinical research professional/iu,
  CCRC: /certified clinical research coordinator/iu,
  LCSW: /licensed clinical social worker/iu,
  LMSW: /licensed master social worker/iu,
  CISSP: /certified information systems security professional/iu,
};

type Paper = { letters: string[]; stems: string[] };

function paperOf(text: string): Paper {
  const rest = text.split(paperWord).join(" ").trim();
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
    return letters.every(
      (name) =>
        words.includes(` ${name} `) ||
        words.includes(` ${name}s `) ||
        (fullNames[name]?.test(text.replaceAll("-", " ")) ?? false),
    );
  }
  return wanted.length > 0 && wanted.every((word) => stems.includes(word)) && paperWord.test(text);
}
