import { boundQuote } from "./score/bound-quote.ts";
import { findForParts, partRaters } from "./rate-parts.ts";
import { readJob } from "./read-job.ts";
import type { JobReading } from "./read-job.ts";
import type { ResumeWarning } from "../resume/shape/parsed-resume.ts";
import type {
  CandidateScore,
  ComponentExplanation,
  ScorableJob,
  ScorableResume,
} from "./score/score.ts";
import { firstSkills } from "./components/first-skills.ts";
import { packStates } from "./score/states.ts";
import { oneDecimal, totalScore } from "./score/total-score.ts";
import { mapScoreFields, scoreComponents } from "../score-parts.ts";
import { withoutStuffing } from "./demands/without-stuffing.ts";
import { withoutCopies } from "./evidence/without-copies.ts";
import type { ScoreWeights } from "./score/weights.ts";

/**
 * Scores one CV against one job: the same input gives the same output on every machine. All
 * components are 0 to 100; `today` (`YYYY-MM-DD`) bounds a CV's own date, which is what "present"
 * means, so that a stored CV doesn't age.
 */
export function scoreByReading(input: ScoreInput): CandidateScore {
  const scored = score(input);
  const breakdown = scored.breakdown.map((line) => ({
    ...line,
    quotes: line.quotes.map(boundQuote),
    rows: line.rows.map((row) => ({ ...row, quote: row.quote && boundQuote(row.quote) })),
  }));
  return { ...scored, breakdown };
}

const known = new WeakMap<ScorableJob, JobReading>();

/** The same for a job whose posting nobody has read yet; it is read once for each job object. */
export function scoreCandidate({ job, ...input }: UnreadInput): CandidateScore {
  const reading = known.get(job) ?? readJob(job);
  known.set(job, reading);
  return scoreByReading({ ...input, reading });
}

type UnreadInput = Omit<ScoreInput, "reading"> & { job: ScorableJob };

type ScoreInput = {
  resume: ScorableResume;
  reading: JobReading;
  weights: ScoreWeights;
  today: string;
};

function score(input: ScoreInput): CandidateScore {
  const { reading, weights, today } = input;
  const dated = input.resume.asOf <= today ? input.resume : { ...input.resume, asOf: today };
  const { resume: own, copies } = withoutCopies(dated, reading.posting);
  const { resume, stuffed } = withoutStuffing(own, reading.demands);
  const found = findForParts(resume, reading);
  const breakdown = scoreComponents.map((component) => {
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
    missingMustHave: found.skills.missingMustHave,
    mustStates: packStates(
      found.skills.demandMatches
        .filter(({ demand }) => demand.kind === "must")
        .map(({ state }) => state),
    ),
    unratedParts: breakdown
      .filter(({ state }) => state === "not-enough-data")
      .map(({ component }) => component),
    firstSkills: firstSkills(resume.skills, found.skills.demandMatches),
    breakdown: copies === 0 ? breakdown : breakdown.map((line) => withCopies(line, copies)),
    weights,
    warnings: stuffed.length === 0 ? [] : [stuffingWarning(dated, stuffed)],
  };
}

/** Copied lines would have shown skills: there it is said that they don't count. */
function withCopies(line: ComponentExplanation, copies: number): ComponentExplanation {
  if (line.component !== "skills") return line;
  return { ...line, reason: `${line.reason} ${copySentence(copies)}` };
}

const stuffingWarning = ({ lines }: ScorableResume, stuffed: readonly number[]): ResumeWarning => ({
  code: "manipulation",
  message:
    "The CV lists what the job asks for word for word, and nothing else in it shows that work. Those lines count for nothing.",
  text: stuffed
    .map((line) => lines[line] ?? "")
    .join("\n")
    .slice(0, 500),
});

const copySentence = (copies: number) =>
  copies === 1
    ? "One line of the CV repeats the job's description word for word and counts for nothing."
    : `${copies} lines of the CV repeat the job's description word for word and count for nothing.`;
