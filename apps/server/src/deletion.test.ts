import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listFiles } from "@resume-picker/adapters/archive/data-folders";
import { checkData } from "@resume-picker/api/backup/check-data";
import { backendJob, formOf, profileOf, resumeText } from "@resume-picker/api/testing/test-desk";
import { connect } from "@resume-picker/db/connect";
import { candidates } from "@resume-picker/db/schema/candidates";
import { jobs } from "@resume-picker/db/schema/jobs";
import { backgroundJobs } from "@resume-picker/db/schema/background-jobs";
import { undoMs } from "@resume-picker/domain/deletion/undo-time";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startBuilt } from "./testing/start-built.ts";

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), "resume-picker-deletion-"));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const inDatabase = <T>(read: (db: ReturnType<typeof connect>) => T): T => {
  const db = connect(join(data, "app.db"));
  try {
    return read(db);
  } finally {
    db.$client.close();
  }
};

/** Moves times into the past, as if the server had been down for that long. */
const passTime = (ms: number) =>
  inDatabase(({ $client }) => {
    for (const table of ["candidates", "jobs"]) {
      $client.prepare(`update ${table} set deleted_at = deleted_at - ?`).run(ms);
    }
    $client.prepare("update background_jobs set next_attempt_at = next_attempt_at - ?").run(ms);
  });

// This test starts three servers in sequence.
test("a deletion that a crash follows is done: gone at the next start, and erased in time", async () => {
  let cookie = "";
  let url = "";
  const call = (method: string, path: string, body?: unknown) =>
    fetch(`${url}${path}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const first = startBuilt(data);
  url = await first.ready;
  const signedUp = await call("POST", "/api/register", profileOf("ada"));
  cookie = signedUp.headers.get("set-cookie")?.split(";")[0] ?? "";
  const made = (await (await call("POST", "/api/jobs", backendJob)).json()) as { id: number };
  const files = ["Noor Haddad", "Ida Berg"].map((name) => ({
    name: `${name}.txt`,
    content: resumeText({ name, email: `${name.slice(0, 3)}@example.org` }),
  }));
  const body = formOf(files, made.id);
  const uploaded = await fetch(`${url}/api/upload`, { method: "POST", headers: { cookie }, body });
  const { results } = (await uploaded.json()) as { results: { candidateId: number }[] };
  const [noor, ida] = results.map(({ candidateId }) => candidateId);
  const answers = await Promise.all([
    call("DELETE", `/api/candidates/${noor}`),
    call("DELETE", `/api/jobs/${made.id}`),
  ]);
  await first.kill();
  expect(await Promise.all(answers.map(async (a) => [a.status, await a.json()]))).toEqual([
    [200, { message: "Candidate deleted successfully" }],
    [200, { message: "Job deleted successfully" }],
  ]);

  const second = startBuilt(data);
  url = await second.ready;
  expect((await call("GET", `/api/candidates/${noor}/profile`)).status).toBe(404);
  expect((await call("GET", `/api/jobs/${made.id}`)).status).toBe(404);
  // The candidate of a deleted job stays in the pool.
  expect((await call("GET", `/api/candidates/${ida}/profile`)).status).toBe(200);
  await second.kill();
  passTime(undoMs);

  const third = startBuilt(data);
  url = await third.ready;
  await expect
    .poll(() => inDatabase((db) => db.select().from(backgroundJobs).all()), { timeout: 10_000 })
    .toEqual([]);
  expect((await call("POST", "/api/candidates/restore", { ids: [noor] })).status).toBe(404);
  expect((await third.stop()).code).toBe(0);
  expect(inDatabase((db) => db.select({ id: candidates.id }).from(candidates).all())).toEqual([
    { id: ida },
  ]);
  expect(inDatabase((db) => db.select().from(jobs).all())).toEqual([]);
  expect(await listFiles(join(data, "uploads"))).toHaveLength(1);
  const db = connect(join(data, "app.db"));
  expect((await checkData(db, data, 0)).problems).toEqual([]);
  db.$client.close();
}, 240_000);
