import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { printReadings } from "./print-readings.ts";
import { ReadingsRecording } from "./readings-recording.ts";
import { recordReadings } from "./record-readings.ts";
import type { RecordSettings } from "./record-readings.ts";
import { heldOutCases, readUncertainCvs } from "./uncertain-cvs.ts";

type Options = Pick<RecordSettings, "file" | "atOnce" | "answeredFrom"> & { isAsked: boolean };

const folder = join(process.env.BENCH_DIR ?? ".cache/bench", "layouts");
/** The number of CVs with low confidence to ask about. */
const count = 20;

/**
 * If `isAsked`, sends the requests to OPENAI_BASE_URL. Then prints the results of the recorded
 * answers.
 */
export async function measureReadings({ isAsked, ...options }: Options): Promise<void> {
  const cases = heldOutCases();
  if (isAsked) {
    const { OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = process.env;
    if (baseUrl === undefined || model === undefined)
      throw new Error("Set OPENAI_BASE_URL and OPENAI_MODEL.");
    const cvs = await readUncertainCvs(cases, { folder, count });
    await recordReadings(cvs, { ...options, baseUrl, model });
  }
  if (!existsSync(options.file)) {
    console.log("\nNo readings of postings and roles are recorded by this name.");
    return;
  }
  const recording = ReadingsRecording.parse(JSON.parse(readFileSync(options.file, "utf8")));
  const ids = new Set(recording.cvs.map(({ id }) => id));
  const known = cases.filter(({ id }) => ids.has(id));
  printReadings(recording, await readUncertainCvs(known, { folder, count: known.length }));
}
