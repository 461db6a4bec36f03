import { dateWords } from "../../resume/dates/date-words.ts";
import type { DemandMatch } from "../demands/demand.ts";
import { monthAt, quoteRoleTitle, referenceMonth } from "../evidence/read-roles.ts";
import type { RelevantRole } from "./relevant-roles.ts";
import type { PartProof, ScorableResume } from "../score/score.ts";
import { figureRow, rateRows } from "../score/score-rows.ts";
import type { UnratedRow } from "../score/score-rows.ts";
import { oneDecimal } from "../score/total-score.ts";

export type RecencyRating = PartProof & { recencyScore: number };

/**
 * Full credit up to this many months since the last use, then 0.1 less per year down to the floor.
 */
const freshMonths = 12;
const floor = 0.1;
/** The share of the score if no dates were found for the matching work. */
const undatedFreshness = 0.5;

/**
 * Rates how long ago the work of the job was last done: the most recent role close to it (by title)
 * and the last use of the matched skills, by weight. Scaled by `fit` (0 to 1), because the recency
 * of an accidental match is meaningless.
 */
export function rateRecency(
  resume: ScorableResume,
  matches: readonly DemandMatch[],
  found: { roles: readonly RelevantRole[]; fit: number },
): RecencyRating {
  const now = referenceMonth(resume);
  const role = freshestRole(found.roles, now);
  const skills = skillFreshness(resume, matches, now);
  const [quote = null] = role === null ? [] : quoteRoleTitle(resume, role.index, "recency");
  const parts = [
    ...(role === null
      ? []
      : [
          {
            name: "Last role close to this job",
            credit: role.freshness,
            quote,
            by: quote?.text ?? null,
          },
        ]),
    ...(skills === null
      ? []
      : [{ name: "Last use of the matched skills", credit: skills.freshness, by: skills.by }]),
  ];
  const undated = { name: "No dates found for what matches", credit: undatedFreshness };
  const told = parts.length === 0 ? [undated] : parts;
  const { score, rows } = rateRows([
    ...told.map(({ name, ...part }) =>
      figureRow(name, { ...part, weight: (100 * found.fit) / told.length }),
    ),
    ...unmatchedRow(found.fit),
  ]);
  const isDated = parts.length > 0;
  const isOld = (resume.notStatedAfter ?? null) !== null;
  return {
    recencyScore: score,
    state: (isDated && !isOld) || found.fit <= 0.05 ? "rated" : "not-enough-data",
    reason: isDated
      ? [
          isOld ? oldSentence(resume.notStatedAfter) : "",
          reasonOf(role, skills?.freshness ?? null, { now, fit: found.fit, isOld }),
        ]
          .join(" ")
          .trim()
      : undatedReason(found.fit),
    rows,
    quotes: quote === null ? [] : [quote],
  };
}

/** Parts of the CV that don't match are neither recent nor old. */
function unmatchedRow(fit: number): UnratedRow[] {
  return fit >= 1
    ? []
    : [figureRow("What doesn't match this job", { credit: 0, weight: 100 * (1 - fit) })];
}

/** An old CV doesn't say whether the person still does this work. */
function oldSentence(last: string | null | undefined): string {
  return last
    ? `Time after ${dateWords(last)} is not stated. The score counts as of that date.`
    : "";
}

function undatedReason(fit: number): string {
  return fit > 0.05
    ? `The CV has no dates for the work that matches this job. It counts as ${100 * undatedFreshness} of 100, as far as the CV fits.`
    : "The CV shows no work close to this job.";
}

type FreshRole = { index: number; end: number; freshness: number };

function freshestRole(roles: readonly RelevantRole[], now: number): FreshRole | null {
  let best: FreshRole | null = null;
  for (const { index, end, relevance } of roles) {
    if (end === null || relevance < 0.25) continue;
    if (best === null || end > best.end) best = { index, end, freshness: freshnessOf(now - end) };
  }
  return best;
}

/** The skills whose age costs points are named, the largest loss first. */
type SkillFreshness = { freshness: number; by: string | null };

function skillFreshness(
  resume: ScorableResume,
  matches: readonly DemandMatch[],
  now: number,
): SkillFreshness | null {
  const lastUsed = new Map(resume.skills.map((skill) => [skill.skill, skill.lastUsed]));
  let weight = 0;
  let sum = 0;
  const losses = new Map<string, number>();
  for (const { demand, credit, skill } of matches) {
    const date = skill === null ? null : (lastUsed.get(skill) ?? null);
    const last = monthAt(date, "end");
    if (skill === null || date === null || last === null) continue;
    const freshness = freshnessOf(now - Math.min(last, now));
    weight += demand.weight * credit;
    sum += demand.weight * credit * freshness;
    if (freshness < 1) {
      const used = `${skill} ${dateWords(date)}`;
      losses.set(used, (losses.get(used) ?? 0) + demand.weight * credit * (1 - freshness));
    }
  }
  if (weight === 0) return null;
  const longestAgo = [...losses].toSorted((one, other) => other[1] - one[1]).map(([used]) => used);
  return { freshness: sum / weight, by: lastUseOf(longestAgo) };
}

const maxNamed = 3;

/** "Last use: Kafka May 2018, Redis Feb 2021 and 2 more". Null for no skill. */
function lastUseOf(used: readonly string[]): string | null {
  if (used.length === 0) return null;
  const rest = used.length - maxNamed;
  return `Last use: ${used.slice(0, maxNamed).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

function freshnessOf(months: number): number {
  return Math.max(floor, 1 - Math.max(0, months - freshMonths) / 120);
}

function reasonOf(
  role: FreshRole | null,
  skills: number | null,
  at: { now: number; fit: number; isOld: boolean },
): string {
  const sentences: string[] = [];
  if (role !== null) {
    const months = at.now - role.end;
    sentences.push(
      months <= 1
        ? `A role close to this job is the ${at.isOld ? "last" : "present"} one.`
        : `The last role close to this job ended ${span(months)} ${at.isOld ? "before that" : "ago"}.`,
    );
  }
  if (skills !== null) {
    sentences.push(
      skills > 0.999
        ? "The matched skills were used within the last year."
        : skills >= 0.6
          ? "Most matched skills were used within the last few years."
          : "Most matched skills were last used years ago.",
    );
  }
  if (at.fit < 0.6) sentences.push("Little of the CV matches this job. This counts only in part.");
  return sentences.join(" ");
}

function span(months: number): string {
  if (months < 24) return `${months} months`;
  return `${oneDecimal(months / 12)} years`;
}
