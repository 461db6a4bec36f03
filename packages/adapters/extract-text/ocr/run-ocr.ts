import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { extractErrors } from "../extract-errors.ts";
import { extractLimits } from "../extract-limits.ts";
import type { OcrPage, OcrReply, OcrRequest } from "./ocr-message.ts";

/** Should native code crash in spite of all: half a minute of a machine's time is less than a lost CV. */
const mostTries = 3;

/**
 * Reads pages of a PDF by OCR, offline, in a process of its own.
 * @throws AppError when all tries together take longer than the deadline, or fail.
 */
export async function runOcr(
  request: OcrRequest,
  mustEndAt = Number.POSITIVE_INFINITY,
): Promise<OcrPage[]> {
  const until = Math.min(mustEndAt, Date.now() + extractLimits.ocrMs);
  for (let count = 1; ; count += 1) {
    const end = await runProcess(request, until - Date.now());
    if (end.how === "read") return end.pages;
    if (end.how === "slow") throw extractErrors.slowScan();
    if (end.how === "failed" || count === mostTries) throw extractErrors.scan(end.cause);
  }
}

type End =
  | { how: "read"; pages: OcrPage[] }
  | { how: "slow" }
  | { how: "failed" | "crashed"; cause: Error };

function runProcess(request: OcrRequest, deadlineMs: number): Promise<End> {
  return new Promise((resolve) => {
    const child = fork(fileURLToPath(processFile()), [], {
      serialization: "advanced",
      // Neither our own flags nor settings are the child's business.
      execArgv: ["--max-old-space-size=512"],
      env: {},
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const finish = (end: End): void => {
      clearTimeout(timer);
      child.kill("SIGKILL");
      resolve(end);
    };
    const timer = setTimeout(() => finish({ how: "slow" }), deadlineMs);
    child.once("message", (reply: OcrReply) =>
      finish(
        reply.ok
          ? { how: "read", pages: reply.pages }
          : { how: "failed", cause: new Error(reply.message) },
      ),
    );
    child.once("error", (cause) => finish({ how: "failed", cause }));
    child.once("exit", (code, signal) => {
      const cause = new Error(`The OCR process ended with ${signal ?? String(code)}.`);
      finish({ how: signal === null ? "failed" : "crashed", cause });
    });
    child.send(request, (cause) => {
      if (cause) finish({ how: "crashed", cause });
    });
  });
}

/** The bundle has the process beside itself; from source it needs a loader. */
function processFile(): URL {
  const isSource = import.meta.url.endsWith(".ts");
  return new URL(isSource ? "./ocr-process-from-source.mjs" : "./ocr-process.js", import.meta.url);
}
