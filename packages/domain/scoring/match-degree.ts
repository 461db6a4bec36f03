import type { ScorableResume } from "./score.ts";
import { contentStems } from "./phrase-words.ts";

/** 1 vocational or secondary, 2 bachelor, 3 master, 4 doctorate. */
type DegreeLevel = 1 | 2 | 3 | 4;

const levels: readonly (readonly [RegExp, DegreeLevel])[] = [
  [
    /\bph\.?\s?d\b|doctora|\bdr\.|promotion\b|\bjuris doctor\b|\bj\.d\.|\bm\.?d\.\b|\bpharm\.?d\b/iu,
    4,
  ],
  [
    /\bmaster|\bm\.?\s?sc\b|\bm\.?s\.|\bmba\b|\bm\.?eng\b|\bm\.?a\.|\bdiplom(?:-|a?$|\b(?!a ))|\bmagister|\bmaestría|\bingénieur|\bstaatsexamen|\blaurea magistrale|\bllm\b|\bbs\/ms\b|\bms\b/iu,
    3,
  ],
  [
    /\bbachelor|\bb\.?\s?sc\b|\bb\.?s\.|\bb\.?a\.|\bb\.?eng\b|\bb\.?tech\b|\blicence\b|\blicenciatura|\bgrado en|\bundergraduate|\blaurea|\bbba\b|\bbsn\b|\bllb\b|\buniversity degree|\bcollege degree|\bdegree in|\bstudium\b|\bhochschul|\bdegree\b|\bbs\b|\bba\b/iu,
    2,
  ],
  [
    /\bassociate.?s? (?:degree|of)|\bdiploma\b|\bhigh school|\bged\b|\bausbildung|\bberufsausbildung|\bgeselle|\bcap\b|\bbac(?:calaur\S+)?\b|\bbts\b|\bvocational|\bapprenticeship|\babitur|\bfp\b|\bformación profesional|\ba-levels?\b/iu,
    1,
  ],
];

/** The degree that a text names, or null. */
export function degreeLevel(text: string): DegreeLevel | null {
  return levels.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** A demand that is about a degree and nothing else ("Bachelor's degree in Finance or related field"). */
export function isDegreeDemand(text: string): boolean {
  return /degree|bachelor|master'?s|\bph\.?d|\bb\.?sc|\bm\.?sc|diplom\b|studium|licenciatura|ausbildung (?:als|zum|zur|in)|diplôme|\bbs\/ms\b|laurea/iu.test(
    text,
  );
}

export type DegreeMatch = { credit: number; by: string; index: number };

/**
 * How far the CV's education answers a demanded degree: the level counts 0.6 (one step below: 0.3),
 * the field's words 0.4, and without the demanded field the level counts half; "related field" and "or equivalent" need no field.
 */
export function matchDegree(resume: ScorableResume, demand: string): DegreeMatch | null {
  const wanted = Math.min(
    ...levels.filter(([pattern]) => pattern.test(demand)).map(([, level]) => level),
    4,
  );
  const field = contentStems(
    demand.replace(
      /\b(?:bachelor|master)'?s?\b|degrees?|ph\.?d|b\.?sc?\.?|m\.?sc?\.?|diploma?|university|college|accredited|completed/giu,
      " ",
    ),
  );
  let best: DegreeMatch | null = null;
  resume.education.forEach((education, index) => {
    if (education.degree === null) return;
    const has = degreeLevel(education.degree);
    if (has === null) return;
    const level = has >= wanted ? 0.6 : has === wanted - 1 ? 0.3 : 0;
    if (level === 0) return;
    const stems = new Set(contentStems(education.degree));
    const shared = field.filter((word) => stems.has(word)).length;
    const isOpen =
      field.length === 0 ||
      /related|equivalent|similar|any (?:field|discipline)|vergleichbar|équivalent/iu.test(demand);
    const credit = shared > 0 || field.length === 0 ? level + 0.4 : isOpen ? level : level / 2;
    if (best === null || credit > best.credit) best = { credit, by: education.degree, index };
  });
  return best;
}
