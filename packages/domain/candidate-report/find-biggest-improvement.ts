import { applyCorrections } from "../candidates/apply-corrections.ts";
import type { Correction } from "../candidates/correction.ts";
import { parseResume } from "../resume/parse-resume.ts";
import type { LaidOutDocument, TextLine } from "../resume/shape/document.ts";
import type { ParsedResume, ResumeRole } from "../resume/shape/parsed-resume.ts";
import type { JobReading } from "../scoring/read-job.ts";
import type { EvidenceReview } from "../scoring/reviews/evidence-review.ts";
import { scorableResume } from "../scoring/scorable-resume.ts";
import { scoreByReading } from "../scoring/score-candidate.ts";
import type { CandidateScore } from "../scoring/score/score.ts";
import type { ScoreWeights } from "../scoring/score/weights.ts";
import { oneDecimal } from "../scoring/score/total-score.ts";

export type ReadCv = {
  document: LaidOutDocument;
  corrections: readonly Correction[];
  /** The day used for "present" in the CV. */
  asOf: string;
  reading: JobReading;
  reviews: readonly EvidenceReview[];
  weights: ScoreWeights;
  /** `YYYY-MM-DD` */
  today: string;
};

export type Improvement = {
  requirement: string;
  line: string;
  role: string;
  beforeLine: string | null;
  score: CandidateScore;
  gain: number;
};

/** The most requirements tried, highest weight first. A hundred would take seconds. */
const maxTried = 30;

/**
 * Finds the requirement that would raise the total most if the latest role showed it. Each
 * requirement that isn't shown is inserted as a line, and the CV is parsed and scored again.
 * Returns null if no line makes a requirement shown and raises the total, or if parsing the stored
 * lines doesn't give the current score because an older version parsed the CV.
 */
export function findBiggestImprovement(cv: ReadCv, currentTotal: number): Improvement | null {
  const read = readAndScore(cv, cv.document);
  if (read.score.totalScore !== currentTotal) return null;
  const place = placeFor(read.parsed, cv.document);
  if (place === null) return null;
  let best: Improvement | null = null;
  for (const { requirement, kind } of listNotShown(read.score)) {
    for (const line of [requirement, `Worked with ${requirement}`]) {
      const { score, parsed } = readAndScore(cv, withLine(cv.document, place.at, line));
      const isShown = rowsOf(score).some(
        (row) => row.requirement === requirement && row.kind === kind && row.state === "shown",
      );
      // Skip lines that change how the roles are parsed.
      if (!isShown || parsed.roles.length !== read.parsed.roles.length) continue;
      const gain = oneDecimal(score.totalScore - currentTotal);
      if (gain > (best?.gain ?? 0)) best = { requirement, line, score, gain, ...place };
      break;
    }
  }
  return best;
}

function readAndScore(cv: ReadCv, document: LaidOutDocument) {
  const { corrections, asOf, reading, reviews, weights, today } = cv;
  const parsed = applyCorrections(parseResume(document, { today: asOf }), corrections);
  const lines = document.lines.map(({ text }) => text);
  const resume = scorableResume(parsed, lines);
  return { parsed, score: scoreByReading({ resume, reading, reviews, weights, today }) };
}

const rowsOf = ({ breakdown }: CandidateScore) =>
  breakdown.find(({ component }) => component === "skills")?.rows ?? [];

/** Listed requirements that no role shows, highest weight first. */
function listNotShown(score: CandidateScore) {
  return rowsOf(score)
    .filter(({ kind, state }) => (kind === "must" || kind === "nice") && state !== "shown")
    .sort((one, other) => other.weight - one.weight)
    .slice(0, maxTried);
}

/** The position before the first bullet of the latest role that has one. */
function placeFor(
  { roles }: ParsedResume,
  { lines }: LaidOutDocument,
): { at: number; role: string; beforeLine: string | null } | null {
  for (const role of roles) {
    const [first] = role.bullets;
    const at = first?.place.line ?? -1;
    if (role.kind !== "volunteer" && at > role.place.line)
      return { at, role: nameOf(role), beforeLine: lines[at]?.text ?? null };
  }
  return null;
}

const nameOf = ({ title, company }: ResumeRole): string =>
  [title, company].filter((part) => part !== null).join(", ");

function withLine(document: LaidOutDocument, at: number, text: string): LaidOutDocument {
  const next = document.lines[at];
  if (!next) return document;
  const { bold, fontSize } = next;
  const line: TextLine = {
    ...next,
    text,
    runs: [{ text, bold, italic: false, fontSize }],
    bullet: true,
    // Makes the line its own paragraph.
    block: next.block - 0.5,
  };
  return { ...document, lines: document.lines.toSpliced(at, 0, line) };
}
