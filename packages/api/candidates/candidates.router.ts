import { listCandidates } from "@resume-picker/db/queries/candidates/candidate-list";
import {
  listExcerpts,
  searchCandidates,
} from "@resume-picker/db/queries/candidates/candidate-search";
import { fileOf } from "@resume-picker/db/queries/candidates/versions";
import { listScoredCandidates } from "@resume-picker/db/queries/candidates/scores";
import { Correction, CorrectionName } from "@resume-picker/domain/candidates/correction";
import { AppError } from "@resume-picker/domain/errors";
import { z } from "zod";
import { JobId, requireJob } from "../owned-job.ts";
import { StreamedList } from "../download.ts";
import { Page, StreamedPage, toStreamedPage } from "../page.ts";
import { plainJson } from "../plain-json.ts";
import { router, userProcedure } from "../trpc.ts";
import { correctCandidate, takeBackCorrection } from "./correct-candidate.ts";
import { deleteCandidates, undeleteCandidates } from "./delete-candidates.ts";
import { downloadCandidate } from "./download-candidate.ts";
import { CandidateId, requireCandidate } from "./owned-candidate.ts";
import { rereadCandidate, rereadOutdated } from "./reread-candidate.ts";
import { showDocument, showFile, showProfile } from "./show-document.ts";
import { showLayout } from "./show-layout.ts";
import { candidatesInSteps, toCandidate } from "./to-candidate.ts";
import { leadVersion } from "./versions/lead-version.ts";
import { showVersions } from "./versions/list-versions.ts";
import { requireVersion, VersionId } from "./versions/require-version.ts";

const CandidateIds = z.object({ ids: z.array(z.number().int().positive()).min(1).max(20_000) });

/** The list's version of the candidate: it makes the caller's cache ask again when it changes. */
const VersionedId = CandidateId.extend({ version: z.number().optional() });
const CandidateOfJob = VersionedId.extend({ jobId: z.number().int().positive() });

const Search = JobId.extend({ query: z.string().max(200) });

export const candidatesRouter = router({
  /** For the screen: all of the job, yet of each only what the list needs. */
  listForJob: userProcedure.input(JobId).query(async ({ ctx, input }) => {
    return plainJson(await listCandidates(ctx.db, await requireJob(ctx, input.id)));
  }),

  listInFull: userProcedure.input(JobId.extend(Page.shape)).query(async ({ ctx, input }) => {
    const job = await requireJob(ctx, input.id);
    return (await listScoredCandidates(ctx.db, job, input)).map(toCandidate);
  }),

  streamInFull: userProcedure
    .input(JobId.extend(StreamedPage.shape))
    .query(async ({ ctx, input }) => {
      const job = await requireJob(ctx, input.id);
      return new StreamedList(candidatesInSteps(ctx, job, toStreamedPage(input)));
    }),

  detail: userProcedure.input(CandidateOfJob).query(async ({ ctx, input }) => {
    const job = await requireJob(ctx, input.jobId);
    const [found] = await listScoredCandidates(ctx.db, job, [input.id]);
    if (!found) throw new AppError("NOT_FOUND", "Candidate not found");
    return toCandidate(found);
  }),

  /** Full text of the job's CVs. */
  search: userProcedure.input(Search).query(async ({ ctx, input }) => {
    const job = await requireJob(ctx, input.id);
    return plainJson(await searchCandidates(ctx.db, job, input.query));
  }),

  excerpts: userProcedure
    .input(Search.extend({ ids: z.array(z.number().int().positive()).max(100) }))
    .query(async ({ ctx, input }) => {
      return plainJson(await listExcerpts(ctx.db, await requireJob(ctx, input.id), input));
    }),

  delete: userProcedure.input(CandidateId).mutation(async ({ ctx, input }) => {
    await deleteCandidates(ctx, [input.id]);
    return { message: "Candidate deleted successfully" };
  }),

  /** All of them or, where one is not the user's own, none. */
  deleteMany: userProcedure.input(CandidateIds).mutation(async ({ ctx, input }) => {
    const count = await deleteCandidates(ctx, input.ids);
    return { message: `${count} candidates deleted successfully` };
  }),

  /** Undo of a deletion, as long as its time is not over: all of them or none. */
  restore: userProcedure.input(CandidateIds).mutation(async ({ ctx, input }) => {
    const count = await undeleteCandidates(ctx, input.ids);
    return { message: `${count} ${count === 1 ? "candidate" : "candidates"} restored` };
  }),

  download: userProcedure.input(CandidateId).query(async ({ ctx, input }) => {
    return downloadCandidate(ctx, await requireCandidate(ctx, input.id));
  }),

  /** All files that were ever taken in for the person, newest first. */
  versions: userProcedure.input(VersionedId).query(async ({ ctx, input }) => {
    return showVersions(ctx, await requireCandidate(ctx, input.id));
  }),

  leadVersion: userProcedure.input(VersionId).mutation(async ({ ctx, input }) => {
    const candidate = await requireCandidate(ctx, input.id);
    await leadVersion(ctx, candidate, await requireVersion(ctx, candidate, input.versionId));
    return { message: "This version leads now" };
  }),

  downloadVersion: userProcedure.input(VersionId).query(async ({ ctx, input }) => {
    const candidate = await requireCandidate(ctx, input.id);
    const version = await requireVersion(ctx, candidate, input.versionId);
    return downloadCandidate(ctx, { ...candidate, ...fileOf(version) });
  }),

  /** The lines of the CV in their places. */
  document: userProcedure.input(VersionedId).query(async ({ ctx, input }) => {
    return showDocument(ctx, await requireCandidate(ctx, input.id));
  }),

  /** The CV's bytes for the viewer on the page; unlike a download it is no action of its own. */
  file: userProcedure.input(CandidateId).query(async ({ ctx, input }) => {
    return showFile(ctx, await requireCandidate(ctx, input.id));
  }),

  layout: userProcedure.input(VersionedId).query(async ({ ctx, input }) => {
    return showLayout(ctx, await requireCandidate(ctx, input.id));
  }),

  profile: userProcedure.input(VersionedId).query(async ({ ctx, input }) => {
    return showProfile(ctx, await requireCandidate(ctx, input.id));
  }),

  correct: userProcedure
    .input(CandidateId.and(Correction))
    .mutation(async ({ ctx, input: { id, ...correction } }) => {
      const candidate = await requireCandidate(ctx, id);
      await correctCandidate(ctx, candidate, correction);
      return showProfile(ctx, candidate);
    }),

  takeBack: userProcedure
    .input(CandidateId.extend(CorrectionName.shape))
    .mutation(async ({ ctx, input: { id, ...name } }) => {
      const candidate = await requireCandidate(ctx, id);
      await takeBackCorrection(ctx, candidate, name);
      return showProfile(ctx, candidate);
    }),

  reread: userProcedure.input(CandidateId).mutation(async ({ ctx, input }) => {
    await rereadCandidate(ctx, await requireCandidate(ctx, input.id));
    return { message: "The CV was read again" };
  }),

  /** Reads the job's outdated CVs again, some at a time. */
  rereadOutdated: userProcedure
    .input(JobId.extend({ after: z.number().int().min(0).default(0) }))
    .mutation(async ({ ctx, input }) => {
      return rereadOutdated(ctx, await requireJob(ctx, input.id), { after: input.after });
    }),
});
