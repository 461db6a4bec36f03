import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { candidateDocuments, candidates, candidateSkills } from "../../schema/candidates.ts";
import { timeQuery } from "../../time-query.ts";
import { indexForSearch } from "./candidate-search.ts";
import type { CandidateContent, CandidateDocument, CandidateSkill } from "./candidates.ts";
import { replaceCorrections } from "./corrections.ts";
import type { StoredCorrection } from "./corrections.ts";
import { isUndeletedCandidate } from "../undeleted-rows.ts";
import type { EditableCandidate } from "../allowed-rows.ts";
import { addVersion, changeCurrent, fileOf } from "./versions.ts";
import type { FiledVersion, ReceivedVersion } from "./versions.ts";
import { replaceScores } from "../scoring/replace-scores.ts";
import { areUnchanged } from "../scoring/scored-jobs.ts";
import type { ScoredJob, ScoreOfCv } from "../scoring/scored-jobs.ts";
import { insertAction } from "../accounts/user-actions.ts";
import type { NewAction } from "../accounts/user-actions.ts";

export type SavedCandidate = {
  content: CandidateContent;
  document: CandidateDocument;
  skills: CandidateSkill[];
  /** The corrections, each with the value now parsed from the CV; omitted if there are none. */
  corrections?: readonly StoredCorrection[];
};

/**
 * Writes a candidate with skills, document and scores in one transaction and returns the id once it
 * is on disk. With `replace` the row keeps its id, shortlist and age; `scores` must then include
 * those for other jobs, because they are based on the replaced CV.
 * @returns null, with nothing written, if a job was changed or deleted since it was scored, or if
 * the candidate is gone.
 */
export async function saveCandidate(
  db: Database,
  saved: SavedCandidate,
  how: {
    ownerId: string;
    replace: EditableCandidate | null;
    /** The source of a newly received file. */
    received?: ReceivedVersion;
    /** The previously current version, if it was replaced. */
    former?: FiledVersion | null;
    scores: readonly ScoreOfCv[];
    /** The jobs that the scores were computed for. */
    jobs: readonly ScoredJob[];
    /** Builds the audit entry. */
    actionOf: (candidateId: number) => NewAction;
    now: Date;
  },
): Promise<number | null> {
  const write = (tx: Transaction): number | null => {
    if (!areUnchanged(tx, how.jobs)) return null;
    const { content } = saved;
    const id = how.replace
      ? updateCandidate(tx, how.replace.id, { ...content, updatedAt: how.now })
      : tx
          .insert(candidates)
          .values({
            ...content,
            createdBy: how.ownerId,
            createdAt: how.now,
            updatedAt: how.now,
          })
          .returning({ id: candidates.id })
          .get().id;
    if (id === null) return null;
    if (how.received) addVersion(tx, id, { ...fileOf(content), ...how.received });
    if (how.former) changeCurrent(tx, id, { from: how.former, to: content.fileSha256 });
    replaceSkills(tx, id, saved.skills);
    replaceDocument(tx, id, saved.document);
    if (saved.corrections) replaceCorrections(tx, id, saved.corrections);
    replaceScores(
      tx,
      how.scores.map((score) => ({ ...score, candidateId: id })),
    );
    indexForSearch(tx, id);
    insertAction(tx, how.actionOf(id));
    return id;
  };
  return timeQuery("save candidate", () => db.transaction(write, { behavior: "immediate" }));
}

function updateCandidate(
  tx: Transaction,
  id: number,
  content: CandidateContent & { updatedAt: Date },
): number | null {
  const isThere = and(eq(candidates.id, id), isUndeletedCandidate(candidates.id));
  const { changes } = tx.update(candidates).set(content).where(isThere).run();
  return changes === 0 ? null : id;
}

function replaceDocument(tx: Transaction, candidateId: number, document: CandidateDocument): void {
  tx.insert(candidateDocuments)
    .values({ ...document, candidateId })
    .onConflictDoUpdate({ target: candidateDocuments.candidateId, set: document })
    .run();
}

export function replaceSkills(
  tx: Transaction,
  candidateId: number,
  skills: readonly CandidateSkill[],
): void {
  tx.delete(candidateSkills).where(eq(candidateSkills.candidateId, candidateId)).run();
  if (skills.length === 0) return;
  tx.insert(candidateSkills)
    .values(skills.map((skill) => ({ ...skill, candidateId })))
    .run();
}
