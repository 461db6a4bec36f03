import { AppError } from "@resume-picker/domain/errors";
import { and, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { userActions, users, userSessions } from "../../schema/accounts.ts";
import {
  candidateCorrections,
  candidateDocuments,
  candidates,
  candidateSkills,
} from "../../schema/candidates.ts";
import { candidateNotes, decisionReasons, decisions } from "../../schema/decisions.ts";
import { jobs } from "../../schema/jobs.ts";
import { aiRankings, scoreReceipts, scores } from "../../schema/scoring.ts";
import { shortlistEntries } from "../../schema/shortlist.ts";
import { supportRequests } from "../../schema/support.ts";
import { uploadFiles, uploads } from "../../schema/uploads.ts";
import { candidateVersions } from "../../schema/versions.ts";
import { listOwnAuditEvents } from "../audit/audit.ts";
import { isKeptCandidate, isKeptJob } from "../kept-rows.ts";

/** Everything that belongs to one account, besides the files; passwords and tokens stay behind. */
export async function listOwnData(db: Database, userId: string) {
  const {
    passwordHash: _0,
    emailVerificationToken: _1,
    emailVerificationExpires: _2,
    passwordResetToken: _3,
    passwordResetExpires: _4,
    ...profile
  } = db.select().from(users).where(eq(users.id, userId)).get() ?? notFound();
  const ofOwn = and(eq(candidates.createdBy, userId), isKeptCandidate(candidates.id));
  const { deletedAt: _5, ...jobColumns } = getTableColumns(jobs);
  const { deletedAt: _6, ...candidateColumns } = getTableColumns(candidates);
  return {
    profile,
    jobs: db
      .select(jobColumns)
      .from(jobs)
      .where(and(eq(jobs.createdBy, userId), isKeptJob(jobs.id)))
      .all(),
    candidates: db.select(candidateColumns).from(candidates).where(ofOwn).all(),
    candidateVersions: db
      .select({ version: candidateVersions })
      .from(candidateVersions)
      .innerJoin(candidates, eq(candidates.id, candidateVersions.candidateId))
      .where(ofOwn)
      .all()
      .map(({ version }) => version),
    uploads: db.select().from(uploads).where(eq(uploads.createdBy, userId)).all(),
    uploadFiles: db
      .select({ file: uploadFiles })
      .from(uploadFiles)
      .innerJoin(uploads, eq(uploads.id, uploadFiles.uploadId))
      .where(eq(uploads.createdBy, userId))
      .all()
      .map(({ file }) => file),
    candidateSkills: db
      .select({ candidateId: candidateSkills.candidateId, skill: candidateSkills.skill })
      .from(candidateSkills)
      .innerJoin(candidates, eq(candidates.id, candidateSkills.candidateId))
      .where(ofOwn)
      .all(),
    parsed: db
      .select({ candidateId: candidateDocuments.candidateId, parsed: candidateDocuments.parsed })
      .from(candidateDocuments)
      .innerJoin(candidates, eq(candidates.id, candidateDocuments.candidateId))
      .where(ofOwn)
      .all(),
    corrections: db
      .select({ correction: candidateCorrections })
      .from(candidateCorrections)
      .innerJoin(candidates, eq(candidates.id, candidateCorrections.candidateId))
      .where(ofOwn)
      .all()
      .map(({ correction }) => correction),
    decisions: db
      .select({ decision: decisions })
      .from(decisions)
      .innerJoin(candidates, eq(candidates.id, decisions.candidateId))
      .where(and(ofOwn, isKeptJob(decisions.jobId)))
      .orderBy(decisions.id)
      .all()
      .map(({ decision }) => decision),
    candidateNotes: db
      .select({ note: candidateNotes })
      .from(candidateNotes)
      .innerJoin(candidates, eq(candidates.id, candidateNotes.candidateId))
      .where(ofOwn)
      .all()
      .map(({ note }) => note),
    decisionReasons: db
      .select({ reasons: decisionReasons.reasons })
      .from(decisionReasons)
      .where(eq(decisionReasons.userId, userId))
      .all()
      .flatMap(({ reasons }) => reasons),
    scores: db
      .select({ score: scores, explanation: scoreReceipts.explanation })
      .from(scores)
      .innerJoin(candidates, eq(candidates.id, scores.candidateId))
      .innerJoin(scoreReceipts, eq(scoreReceipts.scoreId, scores.id))
      .where(and(ofOwn, isKeptJob(scores.jobId)))
      .all(),
    aiRankings: db
      .select()
      .from(aiRankings)
      .where(and(eq(aiRankings.userId, userId), isKeptJob(aiRankings.jobId)))
      .all(),
    shortlists: db
      .select()
      .from(shortlistEntries)
      .where(
        and(
          eq(shortlistEntries.userId, userId),
          isKeptJob(shortlistEntries.jobId),
          isKeptCandidate(shortlistEntries.candidateId),
        ),
      )
      .all(),
    supportRequests: db
      .select()
      .from(supportRequests)
      .where(eq(supportRequests.userId, userId))
      .all(),
    sessions: db.select().from(userSessions).where(eq(userSessions.userId, userId)).all(),
    auditEvents: await listOwnAuditEvents(db, userId),
    actions: db.select().from(userActions).where(eq(userActions.userId, userId)).all(),
  };
}

function notFound(): never {
  throw new AppError("NOT_FOUND", "User not found");
}
