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

/** A posting told in a role's bullets takes a line or so for each demand. */
const windowLines = 8;
const minShare = 0.6;
/** Three demands stand in a short list by chance. */
const minDemands = 4;
/** Where the rest of the CV shows a third of the demands, the list is a summary of it. */
const provenShare = 1 / 3;
const sameWork = 0.7;
/** Demands that the name of one degree may hold. */
const ofDegree = 2;
/** A cook of any rank lists truly what a sous chef is asked for. */
const kindredWork = 0.5;

/** What of a CV proves nothing at a job: lines that hold what it asks for, and claims of its title. */
type Stuffing = { lines: ReadonlySet<number>; claims: ReadonlySet<number> };

/**
 * Lines that hold the job's demands word for word in a CV that shows nothing of the job elsewhere.
 * Beside them, and beside lines that the reading left out, the job's title is a mere claim.
 */
function findStuffing(resume: ScorableResume, job: JobDemands): Stuffing {
  const lines = findDemandBlocks(resume, job);
  const warned = [...lines, ...(resume.leftOut ?? [])];
  if (warned.length === 0) return { lines, claims: new Set() };
  const rest = leaveOut(resume, lines);
  const claims = hasDoneWork(rest, job) ? [] : claimsOfTitle(rest, job, warned);
  return { lines, claims: new Set(claims) };
}

/** Both together: none of these lines may count for anything. */
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

/** The CV without such lines. */
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

/** How far from a warned line a bare title belongs to it, and with how many words more it is still bare. */
const claimReach = 4;
const mostMoreWords = 2;

/** Where the CV claims the job's own title, which no dated role of it bears out. */
function claimsOfTitle(
  resume: ScorableResume,
  job: JobDemands,
  warned: readonly number[],
): number[] {
  const isClaim = (claimed: string) =>
    titleSimilarity(job.title, comparableTitle(claimed)) >= sameWork;
  const { headline, roles, education } = resume;
  const words = new Set(contentStems(job.title.title));
  // What a role, a list or a degree says has words of its own, whatever stands near it.
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

/** A list beside a role is borne out by the role, and not a part of the same. */
function isNear(one: DemandLine, other: DemandLine): boolean {
  return one.role === other.role && Math.abs(one.at - other.at) < windowLines;
}

/** The lines of the CV that hold all words of a demand, from the top. */
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
      // A degree from somewhere or of some year is a fact; a list of demands that names one is none.
      const isDegree =
        held.length <= ofDegree && schooling.has(place.line) && degreePattern.test(foldText(text));
      return held.length === 0 || isDegree ? [] : [{ at: place.line, role, demands: held }];
    })
    .toSorted((one, other) => one.at - other.at);
}

/**
 * Whether the CV shows the job without those lines, and without claims of its title beside them: by a
 * dated role of that work, or by what roles did.
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
