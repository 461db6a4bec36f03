import type { Demand } from "../demands/demand.ts";
import { degreeLevel, wantedLevel } from "../demands/degree-levels.ts";
import { yearsOf } from "../demands/match-years.ts";
import type { Mentions } from "../evidence/find-mentions.ts";
import { parseYears } from "../../posting/requirement.ts";
import type { RelatedStep, RequirementState } from "../score/score.ts";
import type { JudgedRow } from "./judging-answer.ts";
import { standingsOf } from "./line-standing.ts";

type Said = Pick<JudgedRow, "state" | "step" | "roleLines">;
type Computed = {
  state: RequirementState;
  step: RelatedStep | null;
  roles: number[];
  years: number | null;
};

/** The smallest share of the required years that counts as related. */
const nearShare = 1 / 3;

/**
 * Derives the state from the parse. The number of years and the level of a degree are computed
 * here, regardless of the model's statement. Null if the parse contradicts the model or is
 * inconclusive.
 */
export function recompute(
  said: Said,
  line: number,
  { demand, mentions }: { demand: Demand; mentions: Mentions },
): Computed | null {
  const kinds = [demand, ...demand.alternatives];
  const byYears = kinds.find(({ years }) => years !== null);
  const byDegree = kinds.find(({ isDegree }) => isDegree);
  if (byYears === undefined && byDegree === undefined) return asSaid(said, line, mentions);
  const degree = byDegree === undefined ? null : ofDegree(said, line, { demand, mentions });
  // "A degree or 5 years": a line with a degree is checked as a degree.
  return degree ?? (byYears === undefined ? null : ofYears(said, line, { byYears, mentions }));
}

function asSaid({ state, step }: Said, line: number, { resume }: Mentions): Computed {
  const role = standingsOf(resume).get(line)?.role ?? null;
  const roles = role === null ? [] : [role];
  return { state: plain(state), step: state === "related" ? step : null, roles, years: null };
}

const plain = (state: Said["state"]): RequirementState =>
  state === "not found" ? "not-found" : state;

function ofYears(
  said: Said,
  line: number,
  { byYears, mentions }: { byYears: Demand; mentions: Mentions },
): Computed | null {
  const wanted = byYears.years ?? 0;
  if (said.state === "listed") {
    const stated = parseYears(mentions.resume.lines[line] ?? "")?.years ?? 0;
    return stated >= wanted ? asSaid(said, line, mentions) : null;
  }
  const standings = standingsOf(mentions.resume);
  const lines = [...said.roleLines.map((number) => number - 1), line];
  const roles = [
    ...new Set(lines.map((one) => standings.get(one)?.role ?? null).filter((one) => one !== null)),
  ];
  const years = yearsOf(mentions, roles);
  if (years === null) return null;
  const isEnough = years >= wanted;
  if (said.state === "related" && said.step !== "less of it")
    return isEnough ? { state: "related", step: said.step, roles, years } : null;
  if (isEnough) return { state: "shown", step: null, roles, years };
  return years >= nearShare * wanted
    ? { state: "related", step: "less of it", roles, years }
    : null;
}

/** The field or date of a degree may be on the next line. */
const linesOfDegree = 2;

function ofDegree(
  said: Said,
  line: number,
  { demand, mentions }: { demand: Demand; mentions: Mentions },
): Computed | null {
  const own = degreeLevel(mentions.resume.lines[line] ?? "");
  const near = mentions.degrees
    .filter(({ place }) => Math.abs(place.line - line) <= linesOfDegree)
    .map(({ degree }) => degreeLevel(degree));
  const has = own ?? near.find((level) => level !== null) ?? null;
  if (has === null) return null;
  const wanted = wantedLevel(demand.text);
  if (has < wanted - 1) return null;
  const computed = asSaid(said, line, mentions);
  if (has >= wanted) return computed;
  // A lower level combined with another step would be two steps.
  const isOneStep = said.state !== "related" || said.step === "less of it";
  return isOneStep ? { ...computed, state: "related", step: "less of it" } : null;
}
