import { boundQuote } from "./score/bound-quote.ts";
import { findForParts, partRaters } from "./rate-parts.ts";
import { readJob } from "./read-job.ts";
import type { JobReading } from "./read-job.ts";
import type { Demand } from "./demands/demand.ts";
import type { ResumeWarning } from "../resume/shape/parsed-resume.ts";
import type {
  CandidateScore,
  ComponentExplanation,
  ScorableJob,
  ScorableResume,
  ScoreRow,
} from "./score/score.ts";
import { firstSkills } from "./components/first-skills.ts";
import { packStates } from "./score/states.ts";
import { oneDecimal, totalScore } from "./score/total-score.ts";
import { mapScoreFields, scoreComponents } from "../score-parts.ts";
import { locateReviews } from "./reviews/evidence-review.ts";
import type { EvidenceReview } from "./reviews/evidence-review.ts";
import { withoutStuffing } from "./demands/without-stuffing.ts";
import { withoutCopies } from "./evidence/without-copies.ts";
import { boundBoth } from "./judging/apply-judgment.ts";
import type { ModelInScore } from "./judging/apply-judgment.ts";
import type { ScoreWeights } from "./score/weights.ts";

/**
 * Scores one CV against one job. The same input gives the same output on every machine. All
 * components are 0 to 100. "Present" means the CV's own date, but at most `today` (`YYYY-MM-DD`), so
 * a stored CV doesn't age.
 */
export function scoreByReading(input: ScoreInput): CandidateScore {
  const scored = score(input);
  const breakdown = scored.breakdown.map((line) => ({
    ...line,
    quotes: line.quotes.map(boundQuote),
    rows: line.rows.map((row) => ({
      ...row,
      quote: row.quote && boundQuote(row.quote),
      ...(row.nearest ? { nearest: boundQuote(row.nearest) } : {}),
      ...(row.both ? { both: boundBoth(row.both) } : {}),
    })),
  }));
  return { ...scored, breakdown };
}

const known = new WeakMap<ScorableJob, JobReading>();

/** The same for a job whose posting is not parsed yet. It is parsed once per job object. */
export function scoreCandidate({ job, ...input }: UnreadInput): CandidateScore {
  const reading = known.get(job) ?? readJob(job);
  known.set(job, reading);
  return scoreByReading({ ...input, reading });
}

type UnreadInput = Omit<ScoreInput, "reading"> & { job: ScorableJob };

type ScoreInput = {
  resume: ScorableResume;
  reading: JobReading;
  /** Reviews by people of lines of this CV for this job. */
  reviews?: readonly EvidenceReview[];
  /** A model's unchecked answers, and whether the score follows them. */
  model?: ModelInScore | null;
  weights: ScoreWeights;
  today: string;
};

function score(input: ScoreInput): CandidateScore {
  const { reading, weights, today } = input;
  const dated = input.resume.asOf <= today ? input.resume : { ...input.resume, asOf: today };
  const { resume: own, copies } = withoutCopies(dated, reading.posting);
  const { resume, stuffed, claims } = withoutStuffing(own, reading.demands);
  const reviews = locateReviews(input.reviews ?? [], dated.lines);
  const said = { reviews, phrases: reading.accepted, model: input.model ?? null };
  const found = findForParts(resume, reading, said);
  const reason = resume.whyNotScored ?? null;
  const breakdown = scoreComponents.map((component): ComponentExplanation => {
    if (reason !== null) return { component, ...notScored, reason: `${reason}.` };
    const { score: points, ...why } = partRaters[component](found);
    return { component, score: oneDecimal(points), ...why };
  });
  const components = mapScoreFields(({ component, isPenalty }) => {
    const points = breakdown.find((line) => line.component === component)?.score ?? 0;
    return isPenalty ? oneDecimal(100 - points) : points;
  });
  return {
    ...components,
    totalScore: totalScore(components, weights),
    missingMustHave: reason !== null ? [] : found.skills.missingMustHave,
    mustStates:
      reason !== null
        ? ""
        : packStates(
            found.skills.demandMatches
              .filter(({ demand }) => demand.kind === "must")
              .map(({ state }) => state),
          ),
    modelDifferences: found.skills.rows.filter(differs).length,
    unratedParts: breakdown
      .filter(({ state }) => state === "not-enough-data")
      .map(({ component }) => component),
    firstSkills: firstSkills(resume.skills, found.skills.demandMatches),
    breakdown: copies === 0 ? breakdown : breakdown.map((line) => withCopies(line, copies)),
    weights,
    warnings: [
      ...stuffingWarnings(dated, { stuffed, claims }),
      ...notJudgedWarnings(input, found.skills.demandMatches),
    ],
  };
}

const differs = ({ both }: Pick<ScoreRow, "both">): boolean =>
  both !== undefined && both.byModel.state !== both.byRules.state;

const notScored = {
  ...{ score: 0, state: "not-enough-data", quotes: [], rows: [] },
} as const satisfies Omit<ComponentExplanation, "component" | "reason">;

/**
 * Explains in the skills part that copied lines, which would otherwise show skills, don't count.
 */
function withCopies(line: ComponentExplanation, copies: number): ComponentExplanation {
  if (line.component !== "skills") return line;
  return { ...line, reason: `${line.reason} ${copySentence(copies)}` };
}

/**
 * Warns about a CV without answers in a job judged by a model, because it is scored differently
 * from the others.
 */
function notJudgedWarnings(
  { resume: { whyNotScored = null }, model = null }: ScoreInput,
  matches: readonly { demand: Demand }[],
): ResumeWarning[] {
  if (model?.judgedBy !== "model" || model.answers.byRequirement.size > 0) return [];
  const isAsked = matches.some(({ demand: { kind } }) => kind === "must" || kind === "nice");
  if (!isAsked || whyNotScored !== null) return [];
  const message = `${model.answers.model} has not judged this CV yet. Its score follows the rules.`;
  return [{ code: "not-judged", message }];
}

function stuffingWarnings(
  { lines }: ScorableResume,
  { stuffed, claims }: { stuffed: readonly number[]; claims: readonly number[] },
): ResumeWarning[] {
  const warn = (message: string, at: readonly number[]): ResumeWarning[] => {
    const text = at.map((line) => lines[line] ?? "").join("\n");
    return at.length === 0 ? [] : [{ code: "manipulation", message, text: text.slice(0, 500) }];
  };
  const listed =
    "Lines that copy the requirements word for word don’t count, because nothing else in the CV shows that work.";
  const claimed = "The job's title doesn’t count, because no dated role in the CV shows that work.";
  return stuffed.length > 0 ? warn(listed, [...stuffed, ...claims]) : warn(claimed, claims);
}

const copySentence = (copies: number) =>
  copies === 1
    ? "One line copies the job's description word for word and doesn’t count."
    : `${copies} lines copy the job's description word for word and don’t count.`;
