import type { ScorableResume } from "../score/score.ts";
import { contentStems } from "../words/phrase-words.ts";

/** 1 vocational or secondary, 2 bachelor, 3 master, 4 doctorate. */
type DegreeLevel = 1 | 2 | 3 | 4;

const levels: readonly (readonly [RegExp, DegreeLevel])[] = [
  [
    /\bph\.?\s?d\b|do[ck]tor(?!['’])|\bdottorato|\bdr\.|^promotion\b|\babgeschlossene promotion\b|\bj\.d\.|\bm\.d\.|\bpharm\.?d\b/iu,
    4,
  ],
  [
    /\bm[aá]ster(?!class)|\bm\.?\s?sc\b|\bm\.?s\b|\bmba\b|\bm\.?eng\b|\bm\.a\b|\bdipl(?:\.|om(?![ae]))|\bmagister|\bmaestría|\bingénieur|\bstaatsexamen|\blaurea magistrale|\bllm\b|\bbac ?\+ ?[5-8]/iu,
    3,
  ],
  [
    /\bbachelor|\bb\.?\s?sc\b|\bb\.?s\b|\bb\.?a\b|\bb\.?eng\b|\bb\.?tech\b|\blicence\b|\blicenciatura|\bgrado en|\bundergraduate|\blaurea(?! magistrale)|\bbba\b|\bbsn\b|\bllb\b|\bbac ?\+ ?[34]/iu,
    2,
  ],
  [
    /\bassociate.?s? (?:degree|of|in)\b|\bhigh school|\bged\b|ausbildung\b|\bgeselle|\bcap\b|\bbac(?:calaur\S+)?\b(?! ?\+)|\bbts\b|\bvocational|\bapprenticeship|\babitur|\bfp\b|\bformación profesional|\ba-levels?\b/iu,
    1,
  ],
];

/** Words that stand for any degree; they say the level where nothing else does. */
const general: typeof levels = [
  [/(?<!\d[ -])\bdegrees?\b(?! of\b)|studium\b|\bhochschul/iu, 2],
  [/\bdiploma\b|\bdiplôme/iu, 1],
];

function levelsOf(text: string): DegreeLevel[] {
  const named = levels.filter(([pattern]) => pattern.test(text));
  const found = named.length > 0 ? named : general.filter(([pattern]) => pattern.test(text));
  return found.map(([, level]) => level);
}

/** The highest degree that a text names, or null. */
export function degreeLevel(text: string): DegreeLevel | null {
  return levelsOf(text)[0] ?? null;
}

/** A demand that is about a degree and nothing else ("Bachelor's degree in Finance or related field"). */
export function isDegreeDemand(text: string): boolean {
  return /(?<!\d[ -])\bdegrees?\b(?! of\b)|bachelor|master['’]?s\b|\bmaster (?:of|in)\b|\bph\.?d|\bdoctorate|\bb\.?sc|\bm\.?sc|diplom\b|studium|licenciatura|ausbildung (?:als|zum|zur|in)\b|\bdiplôme|\bbs\/ms\b|\blaurea|\bbac ?\+ ?\d/iu.test(
    text,
  );
}

export type DegreeMatch = { credit: number; by: string; index: number };

/**
 * How far the CV's education answers a demanded degree: the level counts 0.6 (one step below: 0.3),
 * the field's words 0.4, and without the demanded field the level counts half; "related field" and
 * "or equivalent" need no field. Of several levels ("Bachelor's or Master's") the lowest is enough.
 */
export function matchDegree(resume: ScorableResume, demand: string): DegreeMatch | null {
  const wanted = Math.min(...levelsOf(demand));
  const field = fieldOf(demand);
  const isOpen =
    /related|equivalent|similar|any (?:field|discipline)|vergleichbar|équivalent/iu.test(demand);
  let best: DegreeMatch | null = null;
  resume.education.forEach((education, index) => {
    const has = education.degree === null ? null : degreeLevel(education.degree);
    if (education.degree === null || has === null || has < wanted - 1) return;
    const level = has >= wanted ? 0.6 : 0.3;
    const stems = new Set(contentStems(education.degree));
    const isInField = field.length === 0 || field.some((word) => stems.has(word));
    const credit = isInField ? level + 0.4 : isOpen ? level : level / 2;
    if (best === null || credit > best.credit) best = { credit, by: education.degree, index };
  });
  return best;
}

/** The stems of what a demanded degree is to be in: "Bachelor of Science in Nursing" is about nursing. */
function fieldOf(demand: string): string[] {
  const field = demand.replace(
    /\b(?:bachelor|master)(?:['’]?s)?(?: of (?:science|arts))?\b|\bdegrees?\b|\bph\.?d\b|\b[bm]\.?sc?\b|\bdiploma?\b|\b(?:university|college|discipline|accredited|completed)\b/giu,
    " ",
  );
  return contentStems(field);
}
