import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { LayOutAnswer, LayOutTask } from "./lay-out-docx.ts";
import type { ReadAnswer, ReadResume, ReadTask } from "./read-resume.ts";
import { ReadingLane } from "./reading-lane.ts";
import type { Refusal } from "./refusal.ts";

export type ResumeReader = {
  /**
   * Reads one CV: its laid-out text, the parse, and the redacted lines. Owners take turns when more
   * files wait than can be read at once; of one owner's, those of the upload that began first go first.
   * @param file.since when the upload began, by any clock.
   * @throws AppError for a file that can't be read, for one that takes too long or too much memory,
   * and UNAVAILABLE once the reader is closed.
   */
  read: (file: ResumeFile) => Promise<ReadResume>;
  /**
   * Lays out a DOCX for somebody who looks at it, beside whatever is read.
   * @throws AppError where that takes too long or too much memory, or can't be done.
   */
  layOut: (file: LayOutTask & { owner: string }) => Promise<LaidOut>;
  /** How many files are read now, and how many wait for it. */
  load: () => { running: number; waiting: number };
  /** Ends the processes; what still waits is refused. */
  close: () => Promise<void>;
};

export type ResumeFile = Omit<ReadTask, "isScan"> & { owner?: string; since?: number };

export type ResumeReaderOptions = {
  /** Files read at the same time, scans apart; by default one for each processor, up to four. */
  processes?: number;
  /** Processor time for one file; scans have six times as much. */
  processorMs?: number;
  /** Time for one file by the clock, which also counts what others keep the machine busy with. */
  clockMs?: number;
  /** The bundled program of a process; from source it is found beside this file. */
  script?: URL;
  /** Told the class of an error that nobody thought of, for the log. */
  onUnexpected?: (what: string) => void;
};

export type LaidOut = Exclude<LayOutAnswer, Refusal>;

/** Processor time for laying out a DOCX. */
const layOutMs = 5000;

/** Reads CV files in processes that can be stopped without harm to their neighbours. */
export function createResumeReader(options: ResumeReaderOptions = {}): ResumeReader {
  const {
    processorMs = 10_000,
    clockMs = 3 * processorMs,
    onUnexpected = () => undefined,
  } = options;
  const processes = options.processes ?? Math.min(4, availableParallelism());
  const url = options.script ?? new URL("./read-process-from-source.mjs", import.meta.url);
  const script = fileURLToPath(url);
  type Answer = Exclude<ReadAnswer, Refusal>;
  const files = new ReadingLane<ReadTask, Answer>({
    script,
    method: "read",
    onUnexpected,
    processes,
    processorMs,
    clockMs,
    heapMb: 256,
    residentMb: 420,
    isReused: true,
  });
  // Recognising letters takes seconds a page: in a lane of their own, scans hold up scans only.
  const scans = new ReadingLane<ReadTask, Answer>({
    script,
    method: "read",
    onUnexpected,
    processes: 1,
    processorMs: 6 * processorMs,
    clockMs: 6 * clockMs,
    heapMb: 512,
    residentMb: 1200,
    isReused: false,
  });
  // Apart from uploads, which must not wait for somebody who leafs through CVs, nor the other way.
  const layouts = new ReadingLane<LayOutTask, LaidOut>({
    script,
    method: "layOut",
    onUnexpected,
    processes: 1,
    processorMs: layOutMs,
    clockMs: 3 * layOutMs,
    heapMb: 256,
    residentMb: 420,
    isReused: true,
  });
  return {
    layOut: ({ owner, ...task }) => layouts.read({ task, owner, since: 0 }),
    read: async ({ owner = "", since = 0, ...task }) => {
      const answer = await files.read({ task, owner, since });
      const last =
        answer.how === "scan"
          ? await scans.read({ task: { ...task, isScan: true }, owner, since })
          : answer;
      if (last.how === "scan") throw new Error("A scan was to be read as one, and wasn't.");
      return last.resume;
    },
    load: () => {
      const [first, second] = [files.load(), scans.load()];
      return {
        running: first.running + second.running,
        waiting: first.waiting + second.waiting,
      };
    },
    close: async () => {
      await Promise.all([files.close(), scans.close(), layouts.close()]);
    },
  };
}
