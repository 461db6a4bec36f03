import type { ResumeSkill, SkillEvidence } from "../../resume/shape/parsed-resume.ts";
import { skillCredit } from "../../skills/canonical-skill.ts";
import { matchDegree } from "./match-degree.ts";
import { comparableTitle, titleSimilarity } from "../words/compare-titles.ts";
import { quoteRoleTitle, roleContext } from "../evidence/read-roles.ts";
import { isOfShownTrade } from "./shown-trades.ts";
import { resumeTexts } from "../evidence/resume-text.ts";
import type { ResumeText } from "../evidence/resume-text.ts";
import type { Demand } from "./read-demands.ts";
import type { EvidenceQuote, RequirementState, ScorableResume } from "../score/score.ts";
import { lineOf } from "../score/score.ts";

export type DemandMatch = {
  demand: Demand;
  state: RequirementState;
  by: string | null;
  /** 0 to 1 */
  credit: number;
  quote: EvidenceQuote | null;
  /** The role in which it is shown, for relevance; null where only listed. */
  roles: number[];
  /** Canonical skill of the CV that met it; null for phrases and degrees. */
  skill: string | null;
};

/**
 * A skill that a role shows counts in full, one in a project a little less, one only listed 0.85, and
 * 0.7 where what the roles show is all of other trades.
 */
const shownCredit = 1;
const projectCredit = 0.92;
const listedCredit = 0.85;
const strangeCredit = 0.7;
/** What answers less than this of a demand is not told as an answer. */
const leastCredit = 0.2;
/** Titles this near name the same kind of work. */
const sameWork = 0.7;

/** How a CV answers one demand: the best evidence counts, so that more skills never lower it. */
export function matchDemand(resume: ScorableResume, demand: Demand): DemandMatch {
  const matches = demand.isDegree
    ? [degreeMatch(resume, demand)]
    : demand.skills.length > 0
      ? [skillsMatch(resume, demand)]
      : [phraseMatch(resume, demand)];
  const titled = titleMatch(resume, demand);
  const found = matches[0] ?? notFound(demand);
  const best = titled !== null && titled.credit > found.credit ? titled : found;
  return best.credit < leastCredit ? notFound(demand) : best;
}

function skillsMatch(resume: ScorableResume, demand: Demand): DemandMatch {
  const parts = demand.skills.map((wanted) => bestSkill(resume, wanted));
  const best = parts.reduce<SkillPart>((a, b) => (b.credit > a.credit ? b : a), {
    credit: 0,
    skill: null,
    exact: false,
  });
  const credit = demand.anyOf
    ? best.credit
    : parts.reduce((sum, part) => sum + part.credit, 0) / parts.length;
  if (best.skill === null) return notFound(demand);
  const evidence = bestEvidence(best.skill);
  const names = demand.anyOf ? [best] : parts.filter((part) => part.skill !== null);
  const isRelated = !demand.anyOf && parts.some((part) => !part.exact) ? true : !best.exact;
  return {
    demand,
    state: isRelated ? "related" : evidence?.where === "role" ? "shown" : "listed",
    by: names.map((part) => part.skill?.skill ?? "").join(", "),
    credit,
    quote: evidence === null ? null : quoteOf(resume, evidence, best.skill.skill),
    roles: rolesOf(best.skill),
    skill: best.skill.skill,
  };
}

type SkillPart = { credit: number; skill: ResumeSkill | null; exact: boolean };

function bestSkill(resume: ScorableResume, wanted: string): SkillPart {
  let best: SkillPart = { credit: 0, skill: null, exact: false };
  for (const skill of resume.skills) {
    const relation = skillCredit(wanted, skill.skill);
    if (relation === 0) continue;
    const credit = relation * evidenceCredit(skill, resume);
    if (credit > best.credit) best = { credit, skill, exact: relation === 1 };
  }
  return best;
}

function evidenceCredit(skill: ResumeSkill, resume: ScorableResume): number {
  let credit = isOfShownTrade(skill.skill, resume) ? listedCredit : strangeCredit;
  for (const { where } of skill.evidence) {
    if (where === "role") return shownCredit;
    if (where === "project") credit = projectCredit;
  }
  return credit;
}

function bestEvidence(skill: ResumeSkill): SkillEvidence | null {
  const order = ["role", "project", "summary", "skills", "other", "education"];
  let best: SkillEvidence | null = null;
  for (const evidence of skill.evidence) {
    if (best === null || order.indexOf(evidence.where) < order.indexOf(best.where)) best = evidence;
  }
  return best;
}

function rolesOf(skill: ResumeSkill): number[] {
  return [...new Set(skill.evidence.map(({ role }) => role).filter((role) => role !== null))];
}

function quoteOf(resume: ScorableResume, evidence: SkillEvidence, covers: string): EvidenceQuote {
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

/** A role whose title is the demanded work shows it. */
function titleMatch(resume: ScorableResume, demand: Demand): DemandMatch | null {
  const { work } = demand;
  if (work === null) return null;
  let best: DemandMatch | null = null;
  resume.roles.forEach((role, index) => {
    if (role.title === null) return;
    const near = titleSimilarity(work, comparableTitle(role.title));
    const credit = Math.min(1, near + 0.2);
    if (near < sameWork || (best !== null && credit <= best.credit)) return;
    const quote = quoteRoleTitle(resume, index, demand.text)[0] ?? null;
    best = {
      demand,
      state: "shown",
      by: role.title,
      credit,
      quote,
      roles: [index],
      skill: null,
    };
  });
  return best;
}

function degreeMatch(resume: ScorableResume, demand: Demand): DemandMatch {
  const found = matchDegree(resume, demand.text);
  const education = found === null ? undefined : resume.education[found.index];
  if (found === null || education === undefined) return notFound(demand);
  return {
    demand,
    state: found.credit >= 0.9 ? "shown" : "related",
    by: found.by,
    credit: found.credit,
    quote: {
      text: found.by,
      highlight: found.by,
      page: education.place.page,
      line: education.place.line,
      covers: [demand.text],
      context: null,
    },
    roles: [],
    skill: null,
  };
}

/**
 * Demands outside the vocabulary: the words of the demand in one line of the CV, as a phrase 1,
 * scattered 0.75; part of them (at least half, at least two) in proportion.
 */
function phraseMatch(resume: ScorableResume, demand: Demand): DemandMatch {
  const wanted = [...new Set(demand.stems)];
  let best = notFound(demand);
  for (const text of resumeTexts(resume)) {
    // A nursing assistant is no nurse: titles are compared as occupations.
    if (demand.work !== null && isTitle(resume, text)) continue;
    const shared = wanted.filter((word) => text.stems.includes(word));
    if (shared.length === 0) continue;
    const share = shared.length / wanted.length;
    const part = share === 1 ? wholeCredit(text, demand) : partCredit(share, shared.length);
    const credit = part * (text.role === null ? listedCredit : shownCredit);
    if (credit <= best.credit) continue;
    best = {
      demand,
      state: share < 1 ? "related" : text.role === null ? "listed" : "shown",
      by: text.text.length <= 80 ? text.text : demand.text,
      credit,
      quote: {
        text: text.text,
        highlight: null,
        page: text.place.page,
        line: text.place.line,
        covers: [demand.text],
        context: text.context,
      },
      roles: text.role === null ? [] : [text.role],
      skill: null,
    };
  }
  return best;
}

/** All words of the demand as a phrase, or scattered over the line. */
function wholeCredit(text: ResumeText, demand: Demand): number {
  return holdsPhrase(text.stems, demand.stems) ? 1 : 0.75;
}

function partCredit(share: number, count: number): number {
  return share >= 0.5 && count > 1 ? share * 0.5 : 0;
}

function isTitle(resume: ScorableResume, { text, role }: ResumeText): boolean {
  return role !== null && resume.roles[role]?.title === text;
}

function holdsPhrase(stems: readonly string[], phrase: readonly string[]): boolean {
  for (let from = 0; from + phrase.length <= stems.length; from++) {
    if (phrase.every((word, offset) => stems[from + offset] === word)) return true;
  }
  return false;
}

function notFound(demand: Demand): DemandMatch {
  return { demand, state: "not-found", by: null, credit: 0, quote: null, roles: [], skill: null };
}
