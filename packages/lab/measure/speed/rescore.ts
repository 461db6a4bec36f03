import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { startServer } from "@resume-picker/web/e2e/harness/server.ts";
import { connect } from "@resume-picker/db/connect";
import { fillJob } from "@resume-picker/db/testing/fill-job";
import { compareRescore, timed, weightsOf } from "../../speed/rescore.ts";
import { recordFigure } from "../../figures/record-figure.ts";

/**
 * Compares new weights for 100,000 candidates with one SQL statement that updates the same rows,
 * alternating in one run. Then measures how fast the built server answers `/api/health` while it
 * re-scores.
 */
const count = Number(process.env.ROWS ?? 100_000);
const rounds = 5;
const maxRatio = 2;
const maxHealthMs = 50;

async function healthMeanwhile(): Promise<number> {
  const server = await startServer();
  try {
    const post = (path: string, body: unknown, cookie = "") =>
      fetch(`${server.url}${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", cookie },
        body: JSON.stringify(body),
      });
    const signedUp = await post("/api/register", {
      username: "bench",
      email: "bench@example.com",
      password: "correct horse 7",
      firstName: "B",
      lastName: "Ench",
    });
    const cookie = (signedUp.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    const { id: userId } = (await signedUp.json()) as { id: string };
    const made = await post(
      "/api/jobs",
      {
        title: "Engineer",
        description: "Builds things that last for many years and many people.",
        requirements: { must: [], nice: [] },
        status: "active",
      },
      cookie,
    );
    const { id: jobId } = (await made.json()) as { id: number };
    const db = connect(join(server.dataDir, "app.db"));
    fillJob(db, { count, userId, jobId });
    db.$client.close();
    // The server has closed the idle connection, so the first request may fail.
    await fetch(`${server.url}/api/health`).catch(() => undefined);

    const health = async (isDone: () => boolean) => {
      const times: number[] = [];
      while (!isDone()) {
        times.push(await timed(async () => (await fetch(`${server.url}/api/health`)).text()));
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      return times.sort((a, b) => a - b);
    };
    const until = performance.now() + 2000;
    const idle = await health(() => performance.now() > until);
    let isDone = false;
    const busy = health(() => isDone);
    for (let round = 0; round < 4; round++) {
      const answer = await post(
        `/api/jobs/${jobId}/manual-rank`,
        { weights: weightsOf(round) },
        cookie,
      );
      if (!answer.ok) throw new Error(await answer.text());
    }
    isDone = true;
    const times = await busy;
    const at = (list: number[], share: number) => list[Math.floor(list.length * share)] ?? 0;
    console.log(
      `health   idle p99 ${at(idle, 0.99).toFixed(1)} ms (${idle.length} asked); while re-scoring p50 ${at(times, 0.5).toFixed(1)} ms, p99 ${at(times, 0.99).toFixed(1)} ms, longest ${(times.at(-1) ?? 0).toFixed(1)} ms (${times.length} asked)`,
    );
    return at(times, 0.99);
  } finally {
    await server.stop();
  }
}

console.log(`${count.toLocaleString("en")} candidates, median of ${rounds} rounds in turns`);
const ratio = await compareRescore({ count, rounds, print: true });
const p99 = await healthMeanwhile();
recordFigure("rescore", { ours: "", baseline: "one SQL statement", ratio: ratio.toFixed(2) });
if (ratio > maxRatio || p99 > maxHealthMs) {
  console.error(`Above the limits: ${maxRatio} × and ${maxHealthMs} ms.`);
  process.exitCode = 1;
}
