import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { startServer } from "@resume-picker/web/e2e/harness/server.ts";
import type { Row } from "./row.ts";
import { median, ms } from "./row.ts";

/**
 * Measures the time from starting the process to its first response, alternating between a full and
 * an empty database.
 */
export async function measureColdStart(
  full: string,
  { rounds, label }: { rounds: number; label: string },
): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), "resume-picker-cold-"));
  try {
    const times = { full: [] as number[], empty: [] as number[] };
    cpSync(full, join(folder, "full"), { recursive: true });
    for (let round = 0; round < rounds; round += 1) {
      times.full.push(await firstAnswer(join(folder, "full")));
      times.empty.push(await firstAnswer(join(folder, "empty")));
    }
    const ratio = median(times.full) / median(times.empty);
    return {
      measure: `cold start to the first answer, ${label}`,
      against: "empty database",
      goal: "≤ 1.5 ×",
      found: `${ratio.toFixed(2)} × (${ms(median(times.full))}, ${ms(median(times.empty))})`,
      isMet: ratio <= 1.5,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function firstAnswer(folder: string): Promise<number> {
  const started = performance.now();
  const server = await startServer({ DATA_DIR: folder });
  await (await fetch(`${server.url}/api/health`)).text();
  const time = performance.now() - started;
  await server.stop();
  return time;
}
