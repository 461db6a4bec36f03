import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import type { MessagePort } from "node:worker_threads";
import { readResume } from "./read-resume.ts";
import type { ReadAnswer, ReadTask } from "./read-resume.ts";
import { stepBack } from "./step-back.ts";

/**
 * A file that is handed over: its number, which stands at `place` of the shared memory until one side
 * claims it, and how many milliseconds a process of the thread's own may take.
 */
export type Handed = { id: number; place: number; file: ReadTask; childMs: number };

/** `fault` is an error of ours, and not of the file. */
export type Answered = { id: number; answer: ReadAnswer | { fault: unknown } };

const readHanded = ({ file, childMs }: Handed): Promise<ReadAnswer> =>
  readResume({ ...file, until: Date.now() + childMs });

/** Reads the files that come, one after the other, but for those that were taken back. */
function serve(port: MessagePort, claims: Int32Array): void {
  let isReading = false;
  const waiting: Handed[] = [];
  const next = (): Handed | undefined => {
    // What came while a file was read needs no turn of the event loop.
    for (let more = receiveMessageOnPort(port); more; more = receiveMessageOnPort(port))
      waiting.push(more.message as Handed); // the reader sends nothing else
    return waiting.shift();
  };
  port.on("message", (first: Handed) => {
    waiting.push(first);
    if (isReading) return;
    isReading = true;
    void (async () => {
      for (let handed = next(); handed; handed = next()) {
        const { id, place } = handed;
        if (Atomics.compareExchange(claims, place, id, 0) !== id) continue;
        const answer = await readHanded(handed).catch((fault: unknown) => ({ fault }));
        port.postMessage({ id, answer } satisfies Answered);
      }
      isReading = false;
    })();
  });
}

stepBack();
if (parentPort) serve(parentPort, workerData as Int32Array); // what the reader gave the thread
