import type { ReceivedFile } from "@resume-picker/adapters/file-store/file-store";
import type { ReadResume } from "@resume-picker/adapters/read-resume/read-resume";
import type { EditableJob } from "@resume-picker/db/queries/allowed-rows";
import type { StoredFile } from "../candidates/candidate-from-resume.ts";

/** An upload, which may consist of several requests. */
export type Upload = {
  id: string;
  startedAt: Date;
  jobs: readonly EditableJob[];
  /** The owner of the jobs and of the new candidates. */
  ownerId: string;
  /** Sample data isn't counted as an upload. */
  action: "candidate.upload" | "candidate.sample";
  /** When this request began, in milliseconds of the process's monotonic clock. */
  since: number;
};

/** An uploaded file after it was stored and parsed. */
export type ParsedFile = { file: StoredFile; resume: ReadResume; upload: Upload };

/** A file with its sender's name for it. Call `receive` to get the stored file. */
export type ResumeFile = { fileName: string; receive: () => Promise<ReceivedFile> };
