import type { ReadResume } from "@resume-picker/adapters/read-resume/read-resume";
import type { OwnedJob } from "@resume-picker/db/queries/owned-rows";
import type { StoredFile } from "../candidates/candidate-from-resume.ts";

/** What is sent in one go, in one request or several. */
export type Upload = {
  id: string;
  startedAt: Date;
  jobs: readonly OwnedJob[];
  /** When this request began, in milliseconds of the process' own clock. */
  since: number;
};

/** One of its files, stored and read. */
export type TakenFile = { file: StoredFile; resume: ReadResume; upload: Upload };
