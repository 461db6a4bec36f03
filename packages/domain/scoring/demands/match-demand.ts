import type { ResumeSkill, SkillEvidence } from "../../resume/shape/parsed-resume.ts";
import { impliedCredit, skillCredit } from "../../skills/canonical-skill.ts";
import { isDeep } from "../evidence/depth.ts";
import { matchDegree } from "./match-degree.ts";
import { maxIgnored, listedCredit, projectCredit, shownCredit } from "./credits.ts";
import { matchCertificate } from "./match-certificate.ts";
import { paperAttribution } from "../evidence/attribution.ts";
import { matchLanguages } from "./languages/match-language.ts";
import { matchPhrase } from "./match-phrase.ts";
import { matchSector } from "./match-sector.ts";
import { matchStandIn } from "./match-stand-in.ts";
import { matchYears } from "./match-years.ts";
import { roleContext } from "../evidence/read-roles.ts";
import { donePlaces } from "../evidence/resume-text.ts";
import type { Mentions } from "../evidence/find-mentions.ts";
import { contentStems } from "../words/phrase-words.ts";
import { sameWords } from "../words/word-groups.ts";
import type { Demand, DemandMatch } from "./demand.ts";
import type { EvidenceQuote } from "../score/score.ts";
import { lineOf } from "../score/score.ts";

/**
 * Matches a CV against one requirement. The best evidence counts, so additional skills never lower
 * the result.
 */
export function matchDemand(mentions: Mentions, demand: Demand): DemandMatch {
  const best = answersTo(mentions, demand).reduce<DemandMatch | null>(
    (a, b) => (b === null || (a !== null && a.credit >= b.credit) ? a : b),
    null,
  );
  return best === null || best.credit <= maxIgnored ? notFound(demand) : best;
}

function answersTo(mentions: Mentions, demand: Demand): (DemandMatch | null)[] {
  if (demand.years !== null) return [matchYears(mentions, demand, matchDemand)];
  if (demand.alternatives.length > 0)
    return demand.alternatives
      .flatMap((one) => [...answersTo(mentions, one), matchCertificate(mentions, one)])
      .map(unlessNotYet)
      .map((match) => match && { ...match, demand });
  if (demand.languages.length > 0) return [matchLanguages(mentions, demand)];
  if (demand.isDegree) return [degreeMatch(mentions, demand)];
  if (demand.isCertificate)
    return [
      matchCertificate(mentions, demand),
      paperMatch(mentions, demand),
      matchStandIn(mentions, demand),
    ];
  // The skill parser has already decided whether a single word means the skill.
  const isOneSkill = demand.skills.length > 0 && demand.stems.length < 2;
  const phrase = isOneSkill ? null : matchPhrase(mentions, demand);
  return [
    skillsMatch(mentions, demand),
    phrase,
    matchSector(mentions, demand),
    matchStandIn(mentions, demand),
    conjunctsMatch(mentions, demand),
  ];
}

const paperMatch = (mentions: Mentions, demand: Demand) =>
  unlessNotYet(skillsMatch(mentions, demand));

/** A certificate that is still in progress doesn't count in full. */
function unlessNotYet(match: DemandMatch | null): DemandMatch | null {
  if (match === null || match.state === "related" || match.state === "not-found") return match;
  return paperAttribution(match.quote?.text ?? "") === "planned"
    ? { ...match, state: "related", credit: oneCredit }
    : match;
}

const bothCredit = 0.9;
const oneCredit = 0.5;

/**
 * Matches "Inventory and ordering" by each of the two. One of them is a partial match.
 */
function conjunctsMatch(mentions: Mentions, demand: Demand): DemandMatch | null {
  const shown = demand.conjuncts
    .map((one) => matchDemand(mentions, one))
    .filter(({ state }) => state === "shown");
  const [first, second] = shown;
  if (first === undefined) return null;
  const named = (by: string | null, text: string) => by ?? text;
  if (second === undefined) return { ...first, demand, state: "related", credit: oneCredit };
  const by = `${named(first.by, first.demand.text)}, ${named(second.by, second.demand.text)}`;
  return { ...first, demand, by, credit: bothCredit };
}

function skillsMatch(mentions: Mentions, demand: Demand): DemandMatch {
  const parts = demand.skills.map((wanted) => bestSkill(mentions, wanted));
  const best = parts.reduce<SkillPart>((a, b) => (b.credit > a.credit ? b : a), {
    credit: 0,
    skill: null,
    exact: false,
  });
  const credit = demand.anyOf
    ? best.credit
    : parts.reduce((sum, part) => sum + part.credit, 0) / parts.length;
  if (best.skill === null) return notFound(demand);
  const names = demand.anyOf ? [best] : parts.filter((part) => part.skill !== null);
  const isRelated = demand.anyOf ? !best.exact : parts.some((part) => !part.exact);
  const whole = tellingTheRest(mentions, demand, best.skill);
  const isInPart = isRelated || whole === null;
  const told = bestEvidence(whole ?? best.skill);
  // If a list contains all of it and a role contains most of it, the two together show it.
  const evidence = isDone(told) ? told : bestEvidence(best.skill);
  if (isInPart && !isRelated && !isPartOfIt(demand, evidence)) return notFound(demand);
  return {
    demand,
    state: isInPart ? "related" : isDone(evidence) ? "shown" : "listed",
    by: names.map((part) => part.skill?.skill ?? "").join(", "),
    credit: isInPart && !isRelated ? credit * inPartCredit : credit,
    quote: evidence === null ? null : quoteOf(mentions, evidence, best.skill.skill),
    roles: rolesOf(best.skill),
    skill: best.skill.skill,
  };
}

/** Credit for the skill without the rest of the requirement: "Excel" for "advanced Excel". */
const inPartCredit = 0.6;

/**
 * Without the other words of the requirement, a skill only counts if a role shows it and no
 * equivalents are known.
 */
function isPartOfIt({ isAdvanced, standIn }: Demand, evidence: SkillEvidence | null): boolean {
  return isAdvanced || (standIn === null && evidence?.where === "role");
}

/**
 * Returns the skill with only the evidence that contains the other words of the requirement. No
 * such evidence gives null.
 */
function tellingTheRest(
  { resume }: Mentions,
  demand: Demand,
  skill: ResumeSkill,
): ResumeSkill | null {
  const texts = skill.evidence.map((one) => lineOf(resume, one));
  if (demand.isAdvanced && !isDeep(skill, texts)) return null;
  if (demand.rest.length === 0) return skill;
  const evidence = skill.evidence.filter((one) => {
    const stems = new Set(contentStems(lineOf(resume, one)));
    return demand.rest.every((word) => [...sameWords(word)].some((same) => stems.has(same)));
  });
  return evidence.length === 0 ? null : { ...skill, evidence };
}

type SkillPart = { credit: number; skill: ResumeSkill | null; exact: boolean };

function bestSkill(mentions: Mentions, wanted: string): SkillPart {
  let best: SkillPart = { credit: 0, skill: null, exact: false };
  for (const skill of mentions.skills) {
    const relation = skillCredit(wanted, skill.skill);
    if (relation === 0) continue;
    const credit = relation * evidenceCredit(skill);
    // A specific skill proves the general one (React proves JavaScript).
    if (credit > best.credit) best = { credit, skill, exact: relation >= impliedCredit };
  }
  return best;
}

function evidenceCredit(skill: ResumeSkill): number {
  let credit = listedCredit;
  for (const { where } of skill.evidence) {
    if (where === "role") return shownCredit;
    if (where === "project" || where === "education") credit = projectCredit;
  }
  return credit;
}

const isDone = (evidence: SkillEvidence | null) => donePlaces.has(evidence?.where ?? "");

function bestEvidence(skill: ResumeSkill): SkillEvidence | null {
  const order = ["role", "project", "education", "summary", "skills", "other"];
  let best: SkillEvidence | null = null;
  for (const evidence of skill.evidence) {
    if (best === null || order.indexOf(evidence.where) < order.indexOf(best.where)) best = evidence;
  }
  return best;
}

function rolesOf(skill: ResumeSkill): number[] {
  return [...new Set(skill.evidence.map(({ role }) => role).filter((role) => role !== null))];
}

function quoteOf({ resume }: Mentions, evidence: SkillEvidence, covers: string): EvidenceQuote {
  const role = evidence.role === null ? undefined : resume.roles[evidence.role];
  const text = lineOf(resume, evidence);
  return {
    text,
    highlight: text.includes(evidence.term) ? evidence.term : null,
    page: evidence.place.page,
    line: evidence.place.line,
    covers: [covers],
    context: role === undefined ? null : roleContext(role),
  };
}

function degreeMatch(mentions: Mentions, demand: Demand): DemandMatch | null {
  const found = matchDegree(mentions, demand.text);
  if (found === null) return null;
  const { state, credit, by, place } = found;
  const quote = { text: by, highlight: by, ...place, covers: [demand.text], context: null };
  return { demand, state, by, credit, quote, roles: [], skill: null };
}

function notFound(demand: Demand): DemandMatch {
  return { demand, state: "not-found", by: null, credit: 0, quote: null, roles: [], skill: null };
}
