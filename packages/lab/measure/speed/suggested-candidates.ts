import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { connect } from "@resume-picker/db/connect";
import { migrate } from "@resume-picker/db/migrate";
import { createCandidateSuggester } from "@resume-picker/db/suggested-candidates/candidate-suggester";
import { fillJob } from "@resume-picker/db/testing/fill-job";
import { migrationsFolder } from "@resume-picker/db/testing/test-database";
import { extractText } from "@resume-picker/adapters/extract-text/extract-text";
import { parseResume } from "@resume-picker/domain/resume/parse-resume";
import { readJob } from "@resume-picker/domain/scoring/read-job";
import { defaultWeights } from "@resume-picker/domain/scoring/score/weights";
import { rankKits } from "../../ranking/kits.ts";
import { makePool } from "../../ranking/make-pool.ts";

/**
 * Finds which of ROWS past candidates (generated CVs, repeated) would be in a new job's top 20.
 * Measures the time until the search is complete, the number of CVs scored, and how long the main
 * thread was blocked.
 */
const count = Number(process.env.ROWS ?? 10_000);
const today = "2026-03-01";
const folder = mkdtempSync(join(tmpdir(), "resume-picker-bench-"));
const db = connect(join(folder, "app.db"));
try {
  migrate(db, { migrations: migrationsFolder, backups: join(folder, "backups") }, new Date());
  fillJob(db, { count, userId: "bench", jobId: 1 });
  const cvs = await Promise.all(
    makePool(rankKits, 7).map(async ({ text }) => {
      const document = await extractText(new TextEncoder().encode(text), "cv.txt");
      const parsed = parseResume(document, { today });
      return { parsed, json: JSON.stringify(parsed), lines: JSON.stringify(document.lines) };
    }),
  );
  const insertDocument = db.$client.prepare(
    `insert into candidate_documents (candidate_id, parser_version, parsed, lines, redacted, hidden)
     values (?, 1, ?, ?, '[]', '[]')`,
  );
  const insertSkill = db.$client.prepare(
    "insert into candidate_skills (candidate_id, skill) values (?, ?)",
  );
  const describe = db.$client.prepare("update candidates set last_role_title = ? where id = ?");
  db.$client.transaction(() => {
    for (let id = 1; id <= count; id += 1) {
      const cv = cvs[id % cvs.length];
      if (!cv) continue;
      insertDocument.run(id, cv.json, cv.lines);
      describe.run(cv.parsed.roles[0]?.title ?? null, id);
      for (const { skill } of cv.parsed.skills) insertSkill.run(id, skill);
    }
  })();
  console.log(`${count.toLocaleString("en")} candidates out of ${cvs.length} written CVs`);
  const workerUrl = new URL("../../../../apps/server/dist/suggestion-worker.js", import.meta.url);
  const candidateSuggester = createCandidateSuggester(db, { workerUrl });
  for (const [index, kit] of rankKits.entries()) {
    if (index % 4 !== 0) continue;
    const reading = readJob(kit.job);
    const jobId = 100 + index;
    const task = {
      ...{ jobId, ownerId: "bench", reading, weights: defaultWeights, today },
      ...{ places: 20, excludedIds: [], receivedBefore: null },
    };
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const start = performance.now();
    const early = await candidateSuggester.find(task, { mark: "one", ms: 1500 });
    const whole = await candidateSuggester.find(task, { mark: "one", ms: 3_600_000 });
    const took = performance.now() - start;
    delay.disable();
    const isKnownEarly =
      JSON.stringify(early.found.slice(0, 10)) === JSON.stringify(whole.found.slice(0, 10));
    console.log(
      `${kit.job.title.slice(0, 32).padEnd(32)} ${(took / 1000).toFixed(2).padStart(8)} s, ${whole.scored} scored; at 1.5 s ${early.scored} scored, first ten ${isKnownEarly ? "final" : "not final"}; loop held ${(delay.max / 1e6).toFixed(0)} ms at most`,
    );
  }
  await candidateSuggester.stop();
} finally {
  db.$client.close();
  rmSync(folder, { recursive: true, force: true });
}
