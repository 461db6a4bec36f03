import { degreePattern, institutionPattern } from "../../resume/places/schooling-patterns.ts";
import { foldText } from "../../resume/text/fold-text.ts";
import { withoutLines, withoutLinesAt } from "../evidence/without-copies.ts";
import { findMentions } from "../evidence/find-mentions.ts";
import type { ScorableResume } from "../score/score.ts";
import { comparableTitle, titleSimilarity } from "../words/compare-titles.ts";
import { contentStems } from "../words/phrase-words.ts";
import { matchDemand } from "./match-demand.ts";
import type { Demand } from "./demand.ts";
import type { JobDemands } from "./read-demands.ts";

/** A posting copied into a role's bullets takes about one line per requirement. */
const windowLines = 8;
const minShare = 0.6;
/** A short list may contain three requirements by chance. */
const minDemands = 4;
/** If the rest of the CV shows a third of the requirements, the list is a summary. */
const provenShare = 1 / 3;
const sameWork = 0.7;
/** The most requirements that the name of one degree may contain. */
const ofDegree = 2;
/** A cook of any rank can truthfully list the requirements of a sous chef. */
const kindredWork = 0.5;

/** Lines that prove nothing, because they copy the job's requirements or only claim its title. */
type Stuffing = { lines: ReadonlySet<number>; claims: ReadonlySet<number> };

/**
 * Finds lines that contain the job's requirements word for word in a CV that shows no such work
 * elsewhere. Next to these lines, and next to excluded ones, the job's title is only a claim.
 */
function findStuffing(resume: ScorableResume, job: JobDemands): Stuffing {
  const lines = findDemandBlocks(resume, job);
  const warned = [...lines, ...(resume.leftOut ?? [])];
  if (warned.length === 0) return { lines, claims: new Set() };
  const rest = leaveOut(resume, lines);
  const claims = hasDoneWork(rest, job) ? [] : claimsOfTitle(rest, job, warned);
  return { lines, claims: new Set(claims) };
}

/** Returns both kinds of lines. None of them may count. */
export function findStuffedLines(resume: ScorableResume, job: JobDemands): ReadonlySet<number> {
  const { lines, claims } = findStuffing(resume, job);
  return new Set([...lines, ...claims]);
}

function findDemandBlocks(resume: ScorableResume, job: JobDemands): ReadonlySet<number> {
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
  if (stuffed.size === 0 || isProven(resume, stuffed, { job, demands })) return new Set();
  for (const line of lines) {
    if (lines.some((one) => stuffed.has(one.at) && isNear(one, line))) stuffed.add(line.at);
  }
  return stuffed;
}

/** Returns the CV without stuffed lines. */
export function withoutStuffing(
  resume: ScorableResume,
  job: JobDemands,
): { resume: ScorableResume; stuffed: readonly number[]; claims: readonly number[] } {
  const found = findStuffing(resume, job);
  const gone = new Set([...found.lines, ...found.claims]);
  if (gone.size === 0) return { resume, stuffed: [], claims: [] };
  const inOrder = (lines: ReadonlySet<number>) => [...lines].sort((one, other) => one - other);
  return {
    resume: withoutLinesAt(resume, gone),
    stuffed: inOrder(found.lines),
    claims: inOrder(found.claims),
  };
}

/**
 * The maximum distance, in lines, of a bare title from a stuffed or excluded line, and its maximum
 * number of additional words.
 */
const claimReach = 4;
const mostMoreWords = 2;

/** Returns the lines that claim the job's title without a dated role to support it. */
function claimsOfTitle(
  resume: ScorableResume,
  job: JobDemands,
  warned: readonly number[],
): number[] {
  const isClaim = (claimed: string) =>
    titleSimilarity(job.title, comparableTitle(claimed)) >= sameWork;
  const { headline, roles, education } = resume;
  const words = new Set(contentStems(job.title.title));
  // A line of a role, a list or a degree has more words and is never a bare title.
  const isBareTitle = (stems: ReadonlySet<string>) =>
    words.size > 0 &&
    stems.size <= words.size + mostMoreWords &&
    [...words].every((word) => stems.has(word));
  const schooling = new Set(
    education
      .filter(({ start, end }) => start !== null || end !== null)
      .map(({ place }) => place.line),
  );
  const beside = findMentions(resume).lines.filter(
    ({ place, stems }) =>
      !schooling.has(place.line) &&
      isBareTitle(new Set(stems)) &&
      warned.some((at) => Math.abs(at - place.line) <= claimReach),
  );
  return [
    ...(headline?.place && isClaim(headline.value) ? [headline.place.line] : []),
    ...roles.flatMap((role) =>
      role.title !== null && isClaim(role.title) ? [role.place.line] : [],
    ),
    ...beside.map(({ place }) => place.line),
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

/** A list next to a role is supported by that role, and not part of the same block. */
function isNear(one: DemandLine, other: DemandLine): boolean {
  return one.role === other.role && Math.abs(one.at - other.at) < windowLines;
}

/** Returns the lines of the CV that contain all words of a requirement, in order. */
function linesWithDemands(resume: ScorableResume, demands: readonly Demand[]): DemandLine[] {
  const wanted = demands
    .map((demand) => ({ demand, stems: contentStems(demand.text) }))
    .filter(({ stems }) => stems.length > 0);
  const demandsIn = (stems: readonly string[]) => {
    const known = new Set(stems);
    return wanted
      .filter((one) => one.stems.every((stem) => known.has(stem)))
      .map(({ demand }) => demand);
  };
  const schooling = new Set(
    resume.education
      .filter(({ institution, start, end }) => {
        const isSchool =
          institution !== null &&
          institutionPattern.test(foldText(institution)) &&
          demandsIn(contentStems(institution)).length === 0;
        return isSchool || start !== null || end !== null;
      })
      .map(({ place }) => place.line),
  );
  return findMentions(resume)
    .lines.flatMap(({ text, place, role, stems }): DemandLine[] => {
      const held = demandsIn(stems);
      // A degree with an institution or a date is a fact, unlike a list of requirements that
      // mentions one.
      const isDegree =
        held.length <= ofDegree && schooling.has(place.line) && degreePattern.test(foldText(text));
      return held.length === 0 || isDegree ? [] : [{ at: place.line, role, demands: held }];
    })
    .toSorted((one, other) => one.at - other.at);
}

/**
 * Whether the CV shows the job's work without those lines and without claims of its title next to
 * them, by a dated role or by the content of roles.
 */
function isProven(
  resume: ScorableResume,
  stuffed: ReadonlySet<number>,
  { job, demands }: { job: JobDemands; demands: readonly Demand[] },
): boolean {
  const rest = leaveOut(resume, stuffed);
  if (hasDoneWork(rest, job)) return true;
  const bare = findMentions(leaveOut(rest, new Set(claimsOfTitle(rest, job, [...stuffed]))));
  const shown = demands.filter((demand) => matchDemand(bare, demand).state === "shown");
  return shown.length >= provenShare * demands.length;
}

function hasDoneWork(resume: ScorableResume, job: JobDemands): boolean {
  return findMentions(resume).titles.some(
    (title, role) =>
      title !== null &&
      resume.roles[role]?.start !== null &&
      titleSimilarity(job.title, title) >= kindredWork,
  );
}
