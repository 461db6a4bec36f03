import { listParsedCandidates } from "@resume-picker/db/queries/candidates/candidates";
import type { EditableJob } from "@resume-picker/db/queries/allowed-rows";
import { loadJobReading } from "@resume-picker/db/queries/job-readings";
import { findJudging, saveCountedAnswers } from "@resume-picker/db/queries/scoring/judging";
import type { JobJudging } from "@resume-picker/db/queries/scoring/judging";
import type { NewScore } from "@resume-picker/db/queries/scoring/replace-scores";
import { readScoreVersions } from "@resume-picker/db/queries/scoring/score-versions";
import { AppError } from "@resume-picker/domain/errors";
import type { JudgingPreview } from "@resume-picker/domain/scoring/judging/job-judging";
import { rankScores } from "@resume-picker/domain/scoring/score/rank-scores";
import type { JudgedBy } from "@resume-picker/domain/scoring/score/score";
import { actedBy } from "../acted-by.ts";
import { requireJob } from "../require-job.ts";
import type { UserContext } from "../trpc.ts";
import { retryWhileJobsChange, scoreAllForJob } from "./score-for-job.ts";

type WhoCounts = Pick<JobJudging, "judgedBy" | "countedModel" | "countedRubric">;

/** Whether the last run's answers haven't been used yet. */
export const isPending = (judging: JobJudging): boolean =>
  judging.model !== judging.countedModel || judging.rubricVersion !== judging.countedRubric;

/** Switches the scores to the rules or the model. Uses stored answers, so no request is sent. */
export async function switchJudge(
  ctx: UserContext,
  job: EditableJob,
  judgedBy: JudgedBy,
): Promise<void> {
  await changeWhoCounts(ctx, job, (known) => {
    if ((known?.judgedBy ?? "rules") === judgedBy) return null;
    if (known === null)
      throw new AppError("CONFLICT", "No model has judged this job yet. Start it first.");
    return { ...known, judgedBy };
  });
}

/** Scores all CVs of a job again by whom it follows now. */
export const scoreAsJudged = (ctx: UserContext, job: EditableJob): Promise<void> =>
  changeWhoCounts(ctx, job, (known) => known);

/** Has the answers of the last run count instead of those of an earlier model or rubric. */
export async function useNewAnswers(ctx: UserContext, job: EditableJob): Promise<void> {
  await changeWhoCounts(ctx, job, (known) => {
    if (known === null || !isPending(known))
      throw new AppError("CONFLICT", "There are no new answers to use.");
    return asOfLastRun(known);
  });
}

const asOfLastRun = ({ judgedBy, model, rubricVersion }: JobJudging): WhoCounts => ({
  ...{ judgedBy, countedModel: model, countedRubric: rubricVersion },
});

async function changeWhoCounts(
  ctx: UserContext,
  job: EditableJob,
  change: (known: JobJudging | null) => WhoCounts | null,
): Promise<void> {
  const { db } = ctx;
  await retryWhileJobsChange(async () => {
    const present = await requireJob(ctx, job.id, "edit");
    const next = change(findJudging(db, job.id));
    const reading = loadJobReading(db, job.id);
    if (next === null || reading === null) return true;
    const marks = readScoreVersions(db, job.id);
    const candidates = await listParsedCandidates(db, present);
    const now = ctx.clock();
    const { judgedBy, countedModel, countedRubric } = next;
    const counts = { judgedBy, countedModel, countedRubric };
    const at = { job: { ...present, reading }, now, counts };
    const scores = await scoreAllForJob(db, candidates, at);
    const action = {
      ...actedBy(ctx),
      action: "job.judged-by" as const,
      resource: { type: "job" as const, id: job.id },
      metadata: { judgedBy, model: countedModel, rescored: scores.length },
      now,
    };
    return saveCountedAnswers(db, present, { counts, scores, marks, action }) || null;
  });
}

const mostMoves = 10;

/** Returns what `useNewAnswers` would change. Writes nothing and calls no model. */
export async function previewNewAnswers(
  ctx: UserContext,
  job: EditableJob,
): Promise<JudgingPreview> {
  const { db } = ctx;
  const known = findJudging(db, job.id);
  const reading = loadJobReading(db, job.id);
  if (known === null || reading === null || !isPending(known))
    throw new AppError("CONFLICT", "There are no new answers to use.");
  const candidates = await listParsedCandidates(db, job);
  const at = { job: { ...job, reading }, now: ctx.clock() };
  const before = await scoreAllForJob(db, candidates, { ...at, counts: known });
  const after = await scoreAllForJob(db, candidates, { ...at, counts: asOfLastRun(known) });
  const rows = before.map((score, index) => compareRows(score, after[index]));
  const [ranks, next] = [rankScores(before), rankScores(after)];
  const nameOf = new Map(candidates.map(({ candidate: { id, name } }) => [id, name]));
  const moves = [...ranks]
    .map(([candidateId, from]) => {
      const name = nameOf.get(candidateId) ?? null;
      return { candidateId, name, from, to: next.get(candidateId) ?? from };
    })
    .filter(({ from, to }) => from !== to)
    .sort((a, b) => Math.abs(b.from - b.to) - Math.abs(a.from - a.to) || a.to - b.to);
  return {
    changed: rows.reduce((sum, { changed }) => sum + changed, 0),
    rows: rows.reduce((sum, { all }) => sum + all, 0),
    moved: moves.length,
    moves: moves.slice(0, mostMoves),
  };
}

function compareRows(before: NewScore, after: NewScore | undefined) {
  const [old, fresh] = [answersOf(before), after ? answersOf(after) : new Map<string, string>()];
  const changed = [...fresh].filter(([text, state]) => old.get(text) !== state).length;
  return { changed, all: fresh.size };
}

/** Maps each requirement to the model's answer, or the rules' if the model's doesn't count. */
const answersOf = ({ explanation }: NewScore): Map<string, string> =>
  new Map(
    explanation.flatMap(({ component, rows }) =>
      component !== "skills"
        ? []
        : rows.flatMap(({ requirement, kind, state, both }) =>
            (kind === "must" || kind === "nice") && state !== null
              ? [[requirement, both?.byModel.state ?? state] as const]
              : [],
          ),
    ),
  );
