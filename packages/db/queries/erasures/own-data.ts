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
import { findKeepMonths } from "../pool/retention.ts";

/** Everything that belongs to one account, besides the files; passwords and tokens stay behind. */
export async function listOwnData(db: Database, userId: string) {
  return {
    profile: loadProfile(db, userId),
    ...listOwnJobs(db, userId),
    ...listOwnCandidates(db, userId),
    keepMonths: findKeepMonths(db, userId),
    ...listOwnUploads(db, userId),
    ...listOwnDecisions(db, userId),
    ...listOwnRatings(db, userId),
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

function loadProfile(db: Database, userId: string) {
  const {
    passwordHash: _0,
    emailVerificationToken: _1,
    emailVerificationExpires: _2,
    passwordResetToken: _3,
    passwordResetExpires: _4,
    ...profile
  } = db.select().from(users).where(eq(users.id, userId)).get() ?? notFound();
  return profile;
}

/** Whether a candidate is the user's own and not about to be erased. */
const isOwn = (userId: string) =>
  and(eq(candidates.createdBy, userId), isKeptCandidate(candidates.id));

function listOwnJobs(db: Database, userId: string) {
  const { deletedAt: _, ...columns } = getTableColumns(jobs);
  const isOwnJob = and(eq(jobs.createdBy, userId), isKeptJob(jobs.id));
  return { jobs: db.select(columns).from(jobs).where(isOwnJob).all() };
}

function listOwnCandidates(db: Database, userId: string) {
  const { deletedAt: _, ...columns } = getTableColumns(candidates);
  return {
    candidates: db.select(columns).from(candidates).where(isOwn(userId)).all(),
    candidateVersions: db
      .select(getTableColumns(candidateVersions))
      .from(candidateVersions)
      .innerJoin(candidates, eq(candidates.id, candidateVersions.candidateId))
      .where(isOwn(userId))
      .all(),
    candidateSkills: db
      .select({ candidateId: candidateSkills.candidateId, skill: candidateSkills.skill })
      .from(candidateSkills)
      .innerJoin(candidates, eq(candidates.id, candidateSkills.candidateId))
      .where(isOwn(userId))
      .all(),
    parsed: db
      .select({ candidateId: candidateDocuments.candidateId, parsed: candidateDocuments.parsed })
      .from(candidateDocuments)
      .innerJoin(candidates, eq(candidates.id, candidateDocuments.candidateId))
      .where(isOwn(userId))
      .all(),
    corrections: db
      .select(getTableColumns(candidateCorrections))
      .from(candidateCorrections)
      .innerJoin(candidates, eq(candidates.id, candidateCorrections.candidateId))
      .where(isOwn(userId))
      .all(),
  };
}

function listOwnUploads(db: Database, userId: string) {
  return {
    uploads: db.select().from(uploads).where(eq(uploads.createdBy, userId)).all(),
    uploadFiles: db
      .select(getTableColumns(uploadFiles))
      .from(uploadFiles)
      .innerJoin(uploads, eq(uploads.id, uploadFiles.uploadId))
      .where(eq(uploads.createdBy, userId))
      .all(),
  };
}

function listOwnDecisions(db: Database, userId: string) {
  return {
    decisions: db
      .select(getTableColumns(decisions))
      .from(decisions)
      .innerJoin(candidates, eq(candidates.id, decisions.candidateId))
      .where(and(isOwn(userId), isKeptJob(decisions.jobId)))
      .orderBy(decisions.id)
      .all(),
    candidateNotes: db
      .select(getTableColumns(candidateNotes))
      .from(candidateNotes)
      .innerJoin(candidates, eq(candidates.id, candidateNotes.candidateId))
      .where(isOwn(userId))
      .all(),
    decisionReasons: db
      .select({ reasons: decisionReasons.reasons })
      .from(decisionReasons)
      .where(eq(decisionReasons.userId, userId))
      .all()
      .flatMap(({ reasons }) => reasons),
  };
}

/** What was made of the user's candidates before their jobs: scores, orders and shortlists. */
function listOwnRatings(db: Database, userId: string) {
  const isListed = and(
    eq(shortlistEntries.userId, userId),
    isKeptJob(shortlistEntries.jobId),
    isKeptCandidate(shortlistEntries.candidateId),
  );
  return {
    scores: db
      .select({ score: scores, explanation: scoreReceipts.explanation })
      .from(scores)
      .innerJoin(candidates, eq(candidates.id, scores.candidateId))
      .innerJoin(scoreReceipts, eq(scoreReceipts.scoreId, scores.id))
      .where(and(isOwn(userId), isKeptJob(scores.jobId)))
      .all(),
    aiRankings: db
      .select()
      .from(aiRankings)
      .where(and(eq(aiRankings.userId, userId), isKeptJob(aiRankings.jobId)))
      .all(),
    shortlists: db.select().from(shortlistEntries).where(isListed).all(),
  };
}

function notFound(): never {
  throw new AppError("NOT_FOUND", "User not found");
}
