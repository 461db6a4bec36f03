import { readTxt } from "@resume-picker/adapters/extract-text/txt/read-txt";
import { rankLocally } from "@resume-picker/adapters/ai-local/rank-locally";
import { parseResume } from "@resume-picker/domain/resume/parse-resume";
import { redactIdentity } from "@resume-picker/domain/resume/redaction/redact-identity";
import { scorableResume } from "@resume-picker/domain/scoring/scorable-resume";
import { scoreCandidate } from "@resume-picker/domain/scoring/score-candidate";
import type { ScorableJob } from "@resume-picker/domain/scoring/score/score";
import { defaultWeights } from "@resume-picker/domain/scoring/score/weights";
import { rankKits } from "../ranking/kits.ts";
import { makePool } from "../ranking/make-pool.ts";
import type { PoolCv } from "../ranking/make-pool.ts";
import { stuffingPositions } from "./stuffing-kinds.ts";
import type { StuffingKind } from "./stuffing-kinds.ts";

const today = "2026-06-15";
/** The number of CVs, each scored for a job that it doesn't fit. */
const pairCount = 12;
/** The distance between the kits of the CV and the job. */
const strangerBy = 5;

export type Stuffed = {
  kind: string;
  points: number;
  places: number;
  warned: number;
  pairs: number;
};

function read(text: string) {
  const document = readTxt(text);
  const lines = document.lines.map((line) => line.text);
  const parsed = parseResume(document, { today });
  return { parsed, resume: scorableResume(parsed, lines), lines: redactIdentity(document, parsed) };
}

type Read = ReturnType<typeof read>;

function place(job: ScorableJob, pool: readonly Read[]) {
  const scored = pool.map(({ resume, lines }, id) => {
    const score = scoreCandidate({ resume, job, weights: defaultWeights, today });
    return { id, fileSha256: String(id).padStart(6, "0"), lines, resume, score };
  });
  const byEngine = new Map(rankLocally(job, scored).map(({ id, rank }) => [id, rank]));
  return (at: number) => {
    const own = scored[at];
    if (own === undefined) throw new Error("Every CV has a score.");
    const better = scored.filter(({ score }) => score.totalScore > own.score.totalScore).length;
    return { score: own.score, rank: better + 1, aiRank: byEngine.get(at) ?? 0 };
  };
}

/** Makes a pool with CVs of all kits, and selects the CVs to stuff and their jobs. */
function makePairs(): { pool: PoolCv[]; pairs: { cv: number; job: ScorableJob }[] } {
  const pool = makePool(rankKits, 3).filter((_, index) => index % 3 === 0);
  const pairs = rankKits.slice(0, pairCount).flatMap((_, kit) => {
    const cv = pool.findIndex((one) => one.kit === kit && one.grade >= 3);
    const job = rankKits[(kit + strangerBy) % rankKits.length]?.job;
    return cv === -1 || job === undefined ? [] : [{ cv, job }];
  });
  return { pool, pairs };
}

/**
 * Measures the most that each kind gains, in points and in places of either ranking, and how many
 * are warned about.
 */
export function measureStuffing(
  kinds: readonly StuffingKind[],
  note: (line: string) => void = () => undefined,
): Stuffed[] {
  const { pool, pairs } = makePairs();
  const clean = pool.map(({ text }) => read(text));
  const results = kinds.map(({ name }): Stuffed => ({
    kind: name,
    points: 0,
    places: 0,
    warned: 0,
    pairs: pairs.length,
  }));
  for (const { cv, job } of pairs) {
    const before = place(job, clean)(cv);
    kinds.forEach((kind, index) => {
      const result = results[index];
      const stuffed = read(kind.put(pool[cv]?.text ?? "", kind.lines(job)));
      const after = place(job, clean.with(cv, stuffed))(cv);
      if (result === undefined) return;
      const points = after.score.totalScore - before.score.totalScore;
      const places = Math.max(before.rank - after.rank, before.aiRank - after.aiRank);
      const isWarned = [...stuffed.parsed.warnings, ...after.score.warnings].some(
        ({ code }) => code === "manipulation",
      );
      note(
        `${kind.name}; ${pool[cv]?.kind ?? ""} of kit ${pool[cv]?.kit ?? 0} for ${job.title}: ${before.score.totalScore} → ${after.score.totalScore}, rank ${before.rank} → ${after.rank}, AI ${before.aiRank} → ${after.aiRank}${isWarned ? "" : ", not warned"}`,
      );
      result.points = Math.max(result.points, points);
      result.places = Math.max(result.places, places);
      if (isWarned) result.warned += 1;
    });
  }
  return results;
}

export type Positioned = { kind: string; position: string; points: number; unwarned: number };

/**
 * Measures the most that each kind gains in each position, with and without the job's title above
 * it.
 * @param options.every tries only one pair of this many, a different one for each kind and
 * position.
 */
export function measurePositions(
  kinds: readonly StuffingKind[],
  { note = () => undefined, every = 1 }: { note?: (line: string) => void; every?: number } = {},
): Positioned[] {
  const { pool, pairs } = makePairs();
  const rated = (text: string, job: ScorableJob) => {
    const { parsed, resume } = read(text);
    const score = scoreCandidate({ resume, job, weights: defaultWeights, today });
    return { score, warnings: [...parsed.warnings, ...score.warnings] };
  };
  return kinds.flatMap((kind, kindAt) =>
    stuffingPositions.map(({ name: position, put }, positionAt): Positioned => {
      const result = { kind: kind.name, position, points: 0, unwarned: 0 };
      for (const [at, { cv, job }] of pairs.entries()) {
        if ((at + kindAt + positionAt) % every !== 0) continue;
        const text = pool[cv]?.text ?? "";
        const before = rated(text, job).score.totalScore;
        for (const lines of [kind.lines(job), [job.title, ...kind.lines(job)]]) {
          const { score, warnings } = rated(put(text, lines), job);
          const points = score.totalScore - before;
          const isWarned = warnings.some(({ code }) => code === "manipulation");
          if (points > 2 || !isWarned)
            note(
              `${kind.name}, ${position}${lines[0] === job.title ? ", title" : ""}; kit ${pool[cv]?.kit ?? 0} for ${job.title}: ${before} → ${score.totalScore}${isWarned ? "" : ", not warned"}`,
            );
          result.points = Math.max(result.points, points);
          if (!isWarned) result.unwarned += 1;
        }
      }
      return result;
    }),
  );
}

/** Returns false accusations: warnings for honest CVs, as `kind: job`. */
export function accuseFalsely(): string[] {
  return makePool(rankKits, 1).flatMap((cv) => {
    const { parsed, resume } = read(cv.text);
    const accused = parsed.warnings.filter(({ code }) => code === "manipulation");
    const atJobs = rankKits.flatMap(({ job }) =>
      scoreCandidate({ resume, job, weights: defaultWeights, today }).warnings.map(
        ({ text = "" }) => `${cv.kind} of kit ${cv.kit} at ${job.title}: ${text}`,
      ),
    );
    return [...accused.map(({ text = "" }) => `${cv.kind} of kit ${cv.kit}: ${text}`), ...atJobs];
  });
}
