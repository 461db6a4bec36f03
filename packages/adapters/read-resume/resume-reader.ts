import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { Improvement } from "@resume-picker/domain/candidate-report/find-biggest-improvement";
import type { ImprovementAnswer, ImprovementTask } from "./find-improvement.ts";
import type { LayOutAnswer, LayOutTask } from "./lay-out-docx.ts";
import type { ReadAnswer, ReadResume, ReadTask } from "./read-resume.ts";
import { ReadingLane, NeedsMoreTime } from "./reading-lane.ts";
import type { Refusal } from "./refusal.ts";

export type ResumeFile = Omit<ReadTask, "isScan"> & { owner?: string; since?: number };

export type ResumeReaderOptions = {
  /**
   * Number of files read at the same time, besides scans; by default one per processor, up to 4.
   */
  processes?: number;
  /** Processor time for one file in milliseconds; scans have six times as much. */
  processorMs?: number;
  /** Time for one file by the clock, which includes delays caused by a busy machine. */
  clockMs?: number;
  /** The bundled program of a process; by default the source file beside this one. */
  script?: URL;
  /** Called with the class of an unexpected error, for the log. */
  onUnexpected?: (what: string) => void;
};

export type LaidOut = Exclude<LayOutAnswer, Refusal>;

/** Processor time for laying out a DOCX. */
const layOutMs = 5000;
/** Processor time for scoring a CV again for each of up to thirty requirements. */
const changeMs = 20_000;

/** Recognising text in pictures takes this many times longer than reading text. */
const scanFactor = 6;

/** The share of the processor time after which a file moves to the lane for long files. */
const firstTryShare = 0.3;

type Answer = Exclude<ReadAnswer, Refusal>;

/** Reads CV files in processes that can be stopped without affecting each other. */
export class ResumeReader {
  readonly #files: ReadingLane<ReadTask, Answer>;
  /** Files that take longer than CVs; they delay only each other. */
  readonly #long: ReadingLane<ReadTask, Answer>;
  /** Scans take seconds per page; in a separate lane they delay only each other. */
  readonly #scans: ReadingLane<ReadTask, Answer>;
  /** Separate from uploads, so viewing CVs and uploading don't delay each other. */
  readonly #layouts: ReadingLane<LayOutTask, LaidOut>;
  /** Takes seconds, so it is separate from viewing a CV. */
  readonly #changes: ReadingLane<ImprovementTask, ImprovementAnswer>;

  constructor(options: ResumeReaderOptions = {}) {
    const { processorMs = 10_000, clockMs = 3 * processorMs } = options;
    const { onUnexpected = () => undefined } = options;
    const url = options.script ?? new URL("./read-process-from-source.mjs", import.meta.url);
    const shared = { script: fileURLToPath(url), onUnexpected, handsOn: false };
    const files = {
      ...shared,
      method: "read",
      heapMb: 256,
      residentMb: 420,
      isReused: true,
    } as const;
    this.#files = new ReadingLane({
      ...files,
      processes: options.processes ?? Math.min(4, availableParallelism()),
      processorMs: processorMs * firstTryShare,
      clockMs,
      handsOn: true,
    });
    this.#long = new ReadingLane({ ...files, processes: 1, processorMs, clockMs });
    this.#scans = new ReadingLane({
      ...shared,
      method: "read",
      processes: 1,
      processorMs: scanFactor * processorMs,
      clockMs: scanFactor * clockMs,
      heapMb: 512,
      residentMb: 1200,
      isReused: false,
    });
    this.#layouts = new ReadingLane({
      ...shared,
      method: "layOut",
      processes: 1,
      processorMs: layOutMs,
      clockMs: 3 * layOutMs,
      heapMb: 256,
      residentMb: 420,
      isReused: true,
    });
    this.#changes = new ReadingLane({
      ...shared,
      method: "findImprovement",
      processes: 1,
      processorMs: changeMs,
      clockMs: 3 * changeMs,
      heapMb: 256,
      residentMb: 420,
      isReused: true,
    });
  }

  /**
   * Reads one CV: its layout and text, the parse, and the redacted lines. Owners take turns if more
   * files are waiting than can be read at once. One owner's files are read in the order of their
   * uploads.
   * @param file.since when the upload began, by any clock.
   * @throws AppError for a file that can't be read or takes too much time or memory, and
   * UNAVAILABLE once the reader is closed.
   */
  async read({ owner = "", since = 0, ...task }: ResumeFile): Promise<ReadResume> {
    const answer = await this.#files.read({ task, owner, since }).catch((error: unknown) => {
      if (error instanceof NeedsMoreTime) return this.#long.read({ task, owner, since });
      throw error;
    });
    const last =
      answer.how === "scan"
        ? await this.#scans.read({ task: { ...task, isScan: true }, owner, since })
        : answer;
    if (last.how === "scan") throw new Error("A scan was to be read as one, and wasn't.");
    return last.resume;
  }

  /**
   * Lays out a DOCX for viewing, in parallel to files being read.
   * @throws AppError if it takes too much time or memory, or fails.
   */
  layOut({ owner, ...task }: LayOutTask & { owner: string }): Promise<LaidOut> {
    return this.#layouts.read({ task, owner, since: 0 });
  }

  /**
   * Finds the change of a CV that would raise its total most, by scoring it repeatedly.
   * @throws AppError if it takes too much time or memory.
   */
  async findImprovement({
    owner,
    ...task
  }: ImprovementTask & { owner: string }): Promise<Improvement | null> {
    return (await this.#changes.read({ task, owner, since: 0 })).change;
  }

  /** The number of files being read, and of those waiting. */
  load(): { running: number; waiting: number } {
    const loads = [this.#files, this.#long, this.#scans].map((lane) => lane.load());
    const sum = (of: "running" | "waiting") => loads.reduce((all, load) => all + load[of], 0);
    return { running: sum("running"), waiting: sum("waiting") };
  }

  /** Ends the processes and rejects waiting files. */
  async close(): Promise<void> {
    const lanes = [this.#files, this.#long, this.#scans, this.#layouts, this.#changes];
    await Promise.all(lanes.map((lane) => lane.close()));
  }
}
