import { any } from "../../posting/clauses/phrase-pattern.ts";
import { countWords } from "../../resume/text/count-words.ts";
import { canonicalSkill, tradeOfSkill } from "../../skills/canonical-skill.ts";
import { findSkills } from "../../skills/find-skills.ts";
import { parsePosting } from "../../posting/parse-posting.ts";
import type { Emphasis, Posting } from "../../posting/parse-posting.ts";
import { parseRequirement } from "../../posting/requirement.ts";
import { conjunctsOf } from "./asked/conjuncts.ts";
import { readAskedExperience } from "./read-asked-experience.ts";
import type { AskedExperience } from "./read-asked-experience.ts";
import { asksForDepth } from "../evidence/depth.ts";
import { readWork } from "./read-work.ts";
import { comparableTitle } from "../words/compare-titles.ts";
import type { ComparableTitle } from "../words/compare-titles.ts";
import { contentStems } from "../words/phrase-words.ts";
import { sectorsOf } from "../words/sectors.ts";
import { standInFor } from "../words/stand-ins/read-stand-ins.ts";
import { commonnessOf } from "./trades/specificity.ts";
import type { Commonness } from "./trades/specificity.ts";
import { askedLanguages, languageDemand } from "./languages/asked-languages.ts";
import type { Demand } from "./demand.ts";
import type { ScorableJob } from "../score/score.ts";

export type JobDemands = {
  demands: Demand[];
  /** The origin: the job's own lists, or its description if the lists are empty. */
  source: "lists" | "description" | "none";
  title: ComparableTitle;
  asked: AskedExperience;
};

/** The weight of a requirement. A must-have counts three times a nice-to-have. */
const demandWeights = { must: 3, nice: 1, described: 0.5 } as const;
/** The maximum total weight of requirements outside the lists, as a share of the lists' weight. */
const describedShare = 0.4;
/** Requirements that most CVs meet (teamwork, office software) separate candidates less. */
const tradeFactors: Readonly<Record<string, number>> = { general: 0.35, office: 0.6 };
const degreeFactor = 0.6;
const phraseFactor = 0.8;
const openChoice = new RegExp(`[\\s(]${any("or")}\\s|${any("openAlternative")}`, "iu");

/** Parses the requirements of a job. */
export function readDemands(
  job: ScorableJob,
  posting: Posting = parsePosting(job.description),
): JobDemands {
  const title = comparableTitle(job.title);
  const asked = readAskedExperience(job, posting);
  const listed = [
    ...job.requirements.must.map((text) => demandOf(text, "must")),
    ...job.requirements.nice.map((text) => demandOf(text, "nice")),
  ].filter((demand) => demand !== null);
  const demands = withoutRepeats(listed);
  const described = describedDemands(job, posting);
  if (demands.length > 0) {
    const extra = notListed(demands, described).map((demand) => ({
      ...demand,
      kind: "described" as const,
      weight: (demand.weight * demandWeights.described) / demandWeights[demand.kind],
    }));
    const cap = describedShare * total(demands);
    const scale = Math.min(1, cap / Math.max(total(extra), 1e-9));
    return {
      demands: [
        ...demands,
        ...extra.map((demand) => ({ ...demand, weight: demand.weight * scale })),
      ],
      source: "lists",
      title,
      asked,
    };
  }
  return {
    // No person has marked these as must-haves, so none of them is ever reported as missing.
    demands: described.map((demand) => ({
      ...demand,
      kind: demand.kind === "must" ? ("described" as const) : demand.kind,
    })),
    source: described.length > 0 ? "description" : "none",
    title,
    asked,
  };
}

/** The posting's requirements that neither list contains, compared by skills and words. */
function notListed(listed: readonly Demand[], described: readonly Demand[]): Demand[] {
  const skills = new Set(listed.flatMap((demand) => demand.skills));
  const keys = new Set(listed.map(keyOf));
  const hasDegree = listed.some(({ isDegree }) => isDegree);
  const isListed = (demand: Demand) =>
    keys.has(keyOf(demand)) ||
    (demand.isDegree && hasDegree) ||
    (demand.skills.length > 0 && demand.skills.every((skill) => skills.has(skill)));
  return described.filter((demand) => !isListed(demand));
}

type DemandKind = Demand["kind"];

/** The description's requirements, and the skills in the job's title as optional ones. */
function describedDemands(job: ScorableJob, { requirements }: Posting): Demand[] {
  const inTitle = findSkills(job.title, { asksForSkills: true }).map(({ term }) => term);
  return withoutRepeats([
    ...requirements.flatMap(({ text, emphasis }) => demandOf(text, kindOf[emphasis]) ?? []),
    ...inTitle.flatMap((term) => demandOf(term, "described") ?? []),
  ]);
}

const kindOf: Record<Emphasis, DemandKind> = {
  must: "must",
  nice: "nice",
  prose: "described",
  duty: "described",
};

function demandOf(written: string, kind: DemandKind): Demand | null {
  const asked = askedLanguages(written);
  if (asked !== null)
    return { ...languageDemand(asked), ...weigh([], kind, false), text: written, kind };
  const demand = demandIn(spelledOut(written), kind);
  return demand === null ? null : { ...demand, text: written };
}

/** Expands "IT", which would otherwise be ignored as a stop word. */
const spelledOut = (text: string) => text.replace(/\bIT\b/gu, "information technology");

/** "Tools" or "equipment" alone would match every CV. */
const isTelling = (alternative: string) =>
  contentStems(alternative).length > 1 ||
  alternative !== alternative.toLowerCase() ||
  skillsIn(alternative).length > 0;

/** Splits only if both parts have names: "planning and execution" is one thing. */
function conjunctsIn(text: string, kind: DemandKind): Demand[] {
  return conjunctsOf(text)
    .map((one) => demandIn(one, kind))
    .filter((one) => one !== null);
}

function demandIn(text: string, kind: DemandKind): Demand | null {
  const asked = parseRequirement(text, kind === "nice" ? "nice" : "must");
  const whole = canonicalSkill(text);
  const found = whole === null ? skillsIn(text) : [whole];
  const isDegree = whole === null && asked.kind === "degree";
  const stems = contentStems(text);
  const work = isDegree ? null : readWork(text);
  if (found.length === 0 && !isDegree && stems.length === 0) return null;
  const named = asked.alternatives.filter(isTelling);
  const isChoice = named.length === asked.alternatives.length;
  const sides = asked.kind === "years" ? sidesOfYears(text) : isChoice ? named : [];
  const alternatives = sides.map((one) => demandIn(one, kind)).filter((one) => one !== null);
  const isAdvanced = asksForDepth(text);
  const isCertificate = !isDegree && asked.kind === "paper";
  const { years } = asked;
  const isPlain = !isDegree && !isCertificate && !isAdvanced && years === null;
  return {
    text,
    kind,
    skills: isDegree ? [] : found,
    anyOf: alternatives.length > 0 || openChoice.test(text),
    languages: [],
    isDegree,
    isCertificate,
    rest: whole === null && found.length === 1 ? restOf(text) : [],
    isAdvanced,
    years,
    stems,
    work,
    done: years === null || sides.length > 0 ? null : doneIn(text, kind),
    sectors: isDegree ? [] : sectorsOf(text),
    alternatives,
    conjuncts: isPlain && alternatives.length === 0 ? conjunctsIn(text, kind) : [],
    standIn: isDegree ? null : standInFor(text),
    ...weigh(found, kind, isDegree),
  };
}

/** "2 years as a trainer or instructor" accepts either work. Each side gets the number. */
function sidesOfYears(text: string): string[] {
  const [, number = "", work = ""] = yearsOfWork.exec(text) ?? [];
  const sides = work.split(betweenSides);
  const isList = sides.every((side) => countWords(side) <= mostWordsOfSide);
  return sides.length > 1 && isList ? sides.map((side) => number + side.trim()) : [];
}

/** The work behind a number of years. */
function doneIn(text: string, kind: DemandKind): Demand | null {
  const work = yearsOfWork.exec(text)?.[2];
  return work === undefined ? null : demandIn(work, kind);
}

const betweenSides = new RegExp(`,? ${any("or", "orDutch")} (?:as )?(?:an? )?|, |\\/`, "iu");
const mostWordsOfSide = 4;
const yearsOfWork = new RegExp(
  `^(.*?${any("yearUnit")}(?:['’+]|\\s+${any("doneIn")}(?=\\s))*\\s+)(.+)$`,
  "iu",
);

/** Reduces the weight of common requirements, by trade or by the number of trades with them. */
function weigh(
  skills: readonly string[],
  kind: DemandKind,
  isDegree: boolean,
): Pick<Demand, "commonness" | "weight"> {
  if (isDegree) return { commonness: null, weight: demandWeights[kind] * degreeFactor };
  const byTrade = skills.length > 0 ? tradeFactor(skills) : phraseFactor;
  const commonness = commonnessOfAll(skills);
  const isCommon = commonness !== null && commonness.factor <= byTrade;
  return {
    commonness: isCommon ? commonness : null,
    weight: demandWeights[kind] * (isCommon ? commonness.factor : byTrade),
  };
}

function restOf(written: string): string[] {
  // Text in brackets explains and adds no requirement.
  const [text = ""] = written.split("(");
  const [found] = findSkills(text, { inSkillList: true, asksForSkills: true });
  if (found === undefined) return [];
  return contentStems(`${text.slice(0, found.start)} ${text.slice(found.end)}`);
}

function skillsIn(text: string): string[] {
  const found = findSkills(text, { inSkillList: true, asksForSkills: true });
  return [...new Set(found.map(({ skill }) => skill))];
}

function tradeFactor(skills: readonly string[]): number {
  return Math.max(...skills.map((skill) => tradeFactors[tradeOfSkill(skill) ?? ""] ?? 1));
}

/** The commonness of the rarest skill, which says the most. */
function commonnessOfAll(skills: readonly string[]): Commonness | null {
  const all = skills.map(commonnessOf);
  return all.reduce(
    (a, b) => (a === null || b === null ? null : a.factor > b.factor ? a : b),
    all[0] ?? null,
  );
}

/** Merges requirements for the same skill and keeps the one with the highest weight. */
function withoutRepeats(demands: readonly Demand[]): Demand[] {
  const kept = new Map<string, Demand>();
  for (const demand of demands) {
    const key = keyOf(demand);
    const old = kept.get(key);
    if (old === undefined || demand.weight > old.weight) kept.set(key, demand);
  }
  return [...kept.values()];
}

function keyOf({ text, skills, rest, years, isCertificate }: Demand): string {
  return skills.length > 0
    ? JSON.stringify([[...skills].sort(), rest, years !== null, isCertificate])
    : text.trim().toLowerCase();
}

const total = (demands: readonly Demand[]) => demands.reduce((sum, { weight }) => sum + weight, 0);
