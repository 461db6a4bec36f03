import { eq } from "drizzle-orm";
import { commitSoon } from "../commit-soon.ts";
import type { Database } from "../connect.ts";
import { rowInsert } from "../insert-row.ts";
import { clientOf, prepareOnce } from "../prepare-once.ts";
import type { Transaction } from "../prepare-once.ts";
import { candidateDocuments, candidates } from "../schema/candidates.ts";
import { indexForSearch } from "./candidate-search.ts";
import type { CandidateContent, CandidateSkill, NewCandidateDocument } from "./candidates.ts";
import { replaceCorrections } from "./corrections.ts";
import type { StoredCorrection } from "./corrections.ts";
import type { OwnedCandidate } from "./owned-rows.ts";
import { renumberRanks } from "./renumber-ranks.ts";
import { replaceScores } from "./replace-scores.ts";
import type { NewScore } from "./replace-scores.ts";
import { markSettled, markUnsettled } from "./unsettled-files.ts";
import { insertAction } from "./user-actions.ts";
import type { NewAction } from "./user-actions.ts";

export type SavedCandidate = {
  content: CandidateContent;
  document: NewCandidateDocument;
  skills: CandidateSkill[];
  /** What a person has put right, with what the CV is read as now; left out where nothing was. */
  corrections?: readonly StoredCorrection[];
};

/**
 * Writes a candidate with skills, document and scores in one transaction, all of it or nothing, and
 * gives the id once that is on the disk.
 * With `replace` the row keeps its id, shortlist and age, and its scores for other jobs must be
 * among `scoresOf(id)` too, since they rest on the CV that is replaced.
 */
export async function saveCandidate(
  db: Database,
  saved: SavedCandidate,
  how: {
    ownerId: string;
    replace: OwnedCandidate | null;
    /** Puts those ranked by hand in the order of the new totals. */
    renumber?: boolean;
    scoresOf: (candidateId: number) => NewScore[];
    /** What the audit trail says of it. */
    actionOf: (candidateId: number) => NewAction;
    now: Date;
  },
): Promise<number> {
  return commitSoon(db, (tx) => {
    const { content } = saved;
    markSettled(tx, content.fileSha256);
    if (how.replace && how.replace.fileSha256 !== content.fileSha256) {
      markUnsettled(tx, [how.replace.fileSha256], { now: how.now });
    }
    const id = how.replace
      ? updateCandidate(tx, how.replace.id, { ...content, updatedAt: how.now })
      : insertCandidate(tx, {
          ...content,
          createdBy: how.ownerId,
          createdAt: how.now,
          updatedAt: how.now,
        });
    if (id === null) throw new Error("The candidate was not written.");
    replaceSkills(tx, id, saved.skills);
    insertDocument(tx, { ...saved.document, candidateId: id });
    if (saved.corrections) replaceCorrections(tx, id, saved.corrections);
    const scored = how.scoresOf(id);
    replaceScores(tx, scored);
    if (how.renumber) for (const { jobId } of scored) renumberRanks(tx, jobId, how.now);
    indexForSearch(tx, id);
    insertAction(tx, how.actionOf(id));
    return id;
  });
}

const insertCandidate = rowInsert(candidates, [
  "createdBy",
  "name",
  "email",
  "phone",
  "location",
  "links",
  "fileName",
  "fileType",
  "filePath",
  "fileSha256",
  "fileSize",
  "yearsExperience",
  "lastRoleTitle",
  "experienceGaps",
  "experienceTimeline",
  "warnings",
  "createdAt",
  "updatedAt",
  "extractedText",
]);

function updateCandidate(
  tx: Transaction,
  id: number,
  content: CandidateContent & { updatedAt: Date },
): number {
  tx.update(candidates).set(content).where(eq(candidates.id, id)).run();
  return id;
}

const documentParts = ["parserVersion", "parsed", "asRead", "lines", "redacted", "hidden"] as const;

const insertDocument = rowInsert(candidateDocuments, ["candidateId", ...documentParts], {
  on: ["candidateId"],
  update: documentParts,
});

export function replaceSkills(
  tx: Transaction,
  candidateId: number,
  skills: readonly CandidateSkill[],
): void {
  const { remove, add } = skillStatements(tx);
  remove.run(candidateId);
  if (skills.length > 0) add.run(candidateId, JSON.stringify(skills));
}

const skillStatements = prepareOnce((db: Database | Transaction) => ({
  remove: clientOf(db).prepare<[number]>("delete from candidate_skills where candidate_id = ?"),
  // As one value: a row of them each would be a statement of its own for every number of skills.
  add: clientOf(db).prepare<[number, string]>(
    `insert into candidate_skills (candidate_id, skill, proficiency)
     select ?, value ->> 'skill', value ->> 'proficiency' from json_each(?)`,
  ),
}));
