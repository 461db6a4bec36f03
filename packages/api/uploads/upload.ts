import type { ReceivedFile } from "@resume-picker/adapters/file-store/file-store";
import type { ReadResume } from "@resume-picker/adapters/read-resume/read-resume";
import type { EditableJob } from "@resume-picker/db/queries/allowed-rows";
import type { StoredFile } from "../candidates/candidate-from-resume.ts";

/** What is sent in one go, in one request or several. */
export type Upload = {
  id: string;
  startedAt: Date;
  jobs: readonly EditableJob[];
  /** The owner of the jobs, to whom the new candidates belong. */
  ownerId: string;
  /** Sample data count as no uploads. */
  action: "candidate.upload" | "candidate.sample";
  /** When this request began, in milliseconds of the process' own clock. */
  since: number;
};

/** One of its files, stored and read. */
export type TakenFile = { file: StoredFile; resume: ReadResume; upload: Upload };

/** A file by the name that its sender gave it; taken in when its turn comes, if it is not yet. */
export type ResumeFile = { fileName: string; receive: () => Promise<ReceivedFile> };
