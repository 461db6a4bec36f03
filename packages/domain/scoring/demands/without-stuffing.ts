import { degreePattern } from "../../resume/roles/schooling/schooling-patterns.ts";
import { foldText } from "../../resume/text/fold-text.ts";
import { withoutLines } from "../evidence/without-copies.ts";
import { resumeTexts } from "../evidence/resume-text.ts";
import type { ResumeText } from "../evidence/resume-text.ts";
import type { ScorableResume } from "../score/score.ts";
import { titleOfRole } from "../evidence/role-title.ts";
import { comparableTitle, titleSimilarity } from "../words/compare-titles.ts";
import { contentStems } from "../words/phrase-words.ts";
import { matchDemand } from "./match-demand.ts";
import type { Demand } from "./demand.ts";
import type { JobDemands } from "./read-demands.ts";

/** A posting told in a role's bullets takes a line or so for each demand. */
const windowLines = 8;
const minShare = 0.6;
/** Three demands stand in a short list by chance. */
const minDemands = 4;
/** Where the rest of the CV shows a third of the demands, the list is a summary of it. */
const provenShare = 1 / 3;
const sameWork = 0.7;
/** A cook of any rank lists truly what a sous chef is asked for. */
const kindredWork = 0.5;

/** Lines that hold the job's demands word for word in a CV that shows nothing of the job elsewhere. */
export function findStuffedLines(resume: ScorableResume, job: JobDemands): ReadonlySet<number> {
  const demands = statedDemands(job);
  if (demands.length < minDemands) return new Set();
  const lines = linesWithDemands(resume, demands);
  const stuffed = new Set<number>();
  for (const first of lines) {
    const near = lines.filter((one) => isNear(first, one) && one.at >= first.at);
    const held = new Set(near.flatMap((one) => one.demands));
    if (held.size < Math.max(minDemands, minShare * demands.length)) continue;
    for (const { at } of near) stuffed.add(at);
  }
  if (stuffed.size === 0 || isProven(leaveOut(resume, stuffed), job, demands)) return new Set();
  for (const line of lines) {
    if (lines.some((one) => stuffed.has(one.at) && isNear(one, line))) stuffed.add(line.at);
  }
  for (const at of claimsOfTitle(resume, job)) stuffed.add(at);
  return stuffed;
}

/** The CV without such lines. */
export function withoutStuffing(
  resume: ScorableResume,
  job: JobDemands,
): { resume: ScorableResume; stuffed: readonly number[] } {
  const stuffed = findStuffedLines(resume, job);
  if (stuffed.size === 0) return { resume, stuffed: [] };
  const rest = leaveOut(resume, stuffed);
  const { headline } = rest;
  return {
    resume: {
      ...rest,
      headline: stuffed.has(headline?.place?.line ?? -1) ? null : headline,
      roles: rest.roles.map((role) =>
        stuffed.has(role.place.line) ? { ...role, title: null } : role,
      ),
    },
    stuffed: [...stuffed].sort((one, other) => one - other),
  };
}

/** Where the CV claims the job's own title, which no dated role of it bears out. */
function claimsOfTitle(resume: ScorableResume, job: JobDemands): number[] {
  const isClaim = (claimed: string) =>
    titleSimilarity(job.title, comparableTitle(claimed)) >= sameWork;
  const { headline, roles } = resume;
  return [
    ...(headline?.place && isClaim(headline.value) ? [headline.place.line] : []),
    ...roles.flatMap((role) =>
      role.title !== null && isClaim(role.title) ? [role.place.line] : [],
    ),
  ];
}

function leaveOut(resume: ScorableResume, lines: ReadonlySet<number>): ScorableResume {
  return withoutLines(resume, (_, { line }) => !lines.has(line));
}

function statedDemands({ demands }: JobDemands): Demand[] {
  const stated = demands.filter(({ kind }) => kind !== "described");
  return stated.length > 0 ? stated : demands;
}

type DemandLine = { at: number; role: number | null; demands: readonly Demand[] };

/** A list beside a role is borne out by the role, and not a part of the same. */
function isNear(one: DemandLine, other: DemandLine): boolean {
  return one.role === other.role && Math.abs(one.at - other.at) < windowLines;
}

/** The lines of the CV that hold all words of a demand, from the top. */
function linesWithDemands(resume: ScorableResume, demands: readonly Demand[]): DemandLine[] {
  const wanted = demands
    .map((demand) => ({ demand, stems: contentStems(demand.text) }))
    .filter(({ stems }) => stems.length > 0);
  const studied = resume.skills.flatMap(({ evidence }) =>
    evidence.filter(({ where }) => where === "education"),
  );
  const schooling = new Set([...resume.education, ...studied].map(({ place }) => place.line));
  // A degree is a fact, however much of the job its name holds.
  const isDegree = ({ text, place }: ResumeText) =>
    schooling.has(place.line) && degreePattern.test(foldText(text));
  return resumeTexts(resume)
    .filter((text) => !isDegree(text))
    .map(({ place, role, stems }) => {
      const known = new Set(stems);
      const found = wanted.filter((one) => one.stems.every((stem) => known.has(stem)));
      return { at: place.line, role, demands: found.map(({ demand }) => demand) };
    })
    .filter((line) => line.demands.length > 0)
    .sort((one, other) => one.at - other.at);
}

/** Whether the CV shows the job without those lines: by a dated role of that work, or by what roles did. */
function isProven(rest: ScorableResume, job: JobDemands, demands: readonly Demand[]): boolean {
  const isDone = rest.roles.some((role) => {
    const title = role.start === null ? null : titleOfRole(role);
    return title !== null && titleSimilarity(job.title, title) >= kindredWork;
  });
  if (isDone) return true;
  const shown = demands.filter((demand) => matchDemand(rest, demand).state === "shown");
  return shown.length >= provenShare * demands.length;
}
