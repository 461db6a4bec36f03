import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { FoundChange } from "@resume-picker/domain/candidate-report/one-change";
import type { ChangeAnswer, ChangeTask } from "./find-change.ts";
import type { LayOutAnswer, LayOutTask } from "./lay-out-docx.ts";
import type { ReadAnswer, ReadResume, ReadTask } from "./read-resume.ts";
import { ReadingLane, TakesLonger } from "./reading-lane.ts";
import type { Refusal } from "./refusal.ts";

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
/** The same for reading a CV again for each of up to thirty requirements. */
const changeMs = 20_000;

/** Recognising letters in pictures takes so much longer than reading them as text. */
const scanFactor = 6;

/** Of a file's processor time, what it has before it goes to the lane of long files: CVs need less. */
const firstTry = 0.3;

type Answer = Exclude<ReadAnswer, Refusal>;

/** Reads CV files in processes that can be stopped without harm to their neighbours. */
export class ResumeReader {
  readonly #files: ReadingLane<ReadTask, Answer>;
  /** Files that took longer than CVs do: they hold up one another, and no ordinary one. */
  readonly #long: ReadingLane<ReadTask, Answer>;
  /** Recognising letters takes seconds a page: in a lane of their own, scans hold up scans only. */
  readonly #scans: ReadingLane<ReadTask, Answer>;
  /** Apart from uploads, which must not wait for somebody who leafs through CVs, nor the other way. */
  readonly #layouts: ReadingLane<LayOutTask, LaidOut>;
  /** Seconds of work: apart from those who only look at a CV. */
  readonly #changes: ReadingLane<ChangeTask, ChangeAnswer>;

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
      processorMs: processorMs * firstTry,
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
      method: "findChange",
      processes: 1,
      processorMs: changeMs,
      clockMs: 3 * changeMs,
      heapMb: 256,
      residentMb: 420,
      isReused: true,
    });
  }

  /**
   * Reads one CV: its laid-out text, the parse, and the redacted lines. Owners take turns when more
   * files wait than can be read at once; of one owner's, those of the upload that began first go first.
   * @param file.since when the upload began, by any clock.
   * @throws AppError for a file that can't be read, for one that takes too long or too much memory,
   * and UNAVAILABLE once the reader is closed.
   */
  async read({ owner = "", since = 0, ...task }: ResumeFile): Promise<ReadResume> {
    const answer = await this.#files.read({ task, owner, since }).catch((error: unknown) => {
      if (error instanceof TakesLonger) return this.#long.read({ task, owner, since });
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
   * Lays out a DOCX for somebody who looks at it, beside whatever is read.
   * @throws AppError where that takes too long or too much memory, or can't be done.
   */
  layOut({ owner, ...task }: LayOutTask & { owner: string }): Promise<LaidOut> {
    return this.#layouts.read({ task, owner, since: 0 });
  }

  /**
   * The change of a CV that would raise its total most, found by reading it again and again.
   * @throws AppError where that takes too long or too much memory.
   */
  async findChange({
    owner,
    ...task
  }: ChangeTask & { owner: string }): Promise<FoundChange | null> {
    return (await this.#changes.read({ task, owner, since: 0 })).change;
  }

  /** How many files are read now, and how many wait for it. */
  load(): { running: number; waiting: number } {
    const loads = [this.#files, this.#long, this.#scans].map((lane) => lane.load());
    const sum = (of: "running" | "waiting") => loads.reduce((all, load) => all + load[of], 0);
    return { running: sum("running"), waiting: sum("waiting") };
  }

  /** Ends the processes; what still waits is refused. */
  async close(): Promise<void> {
    const lanes = [this.#files, this.#long, this.#scans, this.#layouts, this.#changes];
    await Promise.all(lanes.map((lane) => lane.close()));
  }
}
