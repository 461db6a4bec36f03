import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import BetterSqlite3 from "better-sqlite3";
import { checkData } from "@resume-picker/api/backup/check-data";
import { connect } from "@resume-picker/db/connect";
import { createClient, createJob, formOf, makeCv, signUp } from "./client.ts";
import { median } from "../speed/row.ts";
import type { Answer, Client, UploadAnswer } from "./client.ts";
import { correct, describe, edit, isLost, unedited } from "./edits.ts";
import type { PendingEdits } from "./edits.ts";
import { start } from "@resume-picker/web/e2e/harness/built-server.ts";

/** What the client knows about one CV, from responses only. */
type Cv = {
  email: string;
  text: string;
  sha256: string;
  id: number | null;
  state: "sent" | "kept" | "deleting" | "deleted";
  places: PendingEdits;
};

type Session = {
  client: Client;
  cvs: Cv[];
  jobId: number;
  descriptions: PendingEdits;
  add: (name: string, n?: number) => void;
};

export type Findings = Record<string, number>;

const lanes = 4;
/** On a busy machine, a client may repeatedly get no response. */
const maxTries = 5;
/** The approximate number of candidates to keep, so a long run doesn't get slower. */
const manyCvs = 250;

/** Kills the server at random moments under load, and compares its data with its responses. */
export async function tortureByKills(
  kills: number,
  signal: "SIGKILL" | "SIGTERM" = "SIGKILL",
): Promise<Findings> {
  const dataDir = mkdtempSync(join(tmpdir(), "torture-kill-"));
  const found: Findings = {
    kills: 0,
    "acknowledged CVs": 0,
    "acknowledged deletions": 0,
    "acknowledged edits": 0,
    "answers cut off": 0,
    "CVs lost": 0,
    "edits lost": 0,
    "deleted CVs that came back": 0,
    "files left of uploads cut off": 0,
    "problems of check-data (half candidates, orphans, missing, damaged)": 0,
    "doubles after the client's retry": 0,
    "retries that failed": 0,
    "half re-scores": 0,
    "unexpected answers": 0,
    "ends that took over 5 s": 0,
    "median end, ms": 0,
    "slowest end, ms": 0,
    "slowest start, ms": 0,
  };
  const add = (name: string, n = 1) => (found[name] = (found[name] ?? 0) + n);
  const client = createClient();
  const cvs: Cv[] = [];
  const ends: number[] = [];
  const desk: Session = { client, cvs, jobId: 0, descriptions: unedited(), add };
  try {
    for (let round = 0; round <= kills; round += 1) {
      const server = await start(dataDir);
      client.moveTo(server.url);
      found["slowest start, ms"] = Math.max(
        found["slowest start, ms"] ?? 0,
        Math.round(server.startMs),
      );
      if (round === 0) {
        await signUp(client);
        desk.jobId = await createJob(client);
      } else {
        for (const problem of (await reconcile(dataDir, desk)).slice(0, 5)) {
          console.log(`round ${round}: ${problem}`);
        }
        await sendAgain(desk);
        reconcileRetries(dataDir, cvs, add);
      }
      if (round === kills) {
        await server.end("SIGTERM");
        break;
      }
      // The first upload starts the worker, so the kill interrupts work and not the start.
      await upload(desk);
      let isEnding = false;
      const work = Promise.all(
        Array.from({ length: lanes }, async () => {
          // Continues while the server ends, but stops once it is gone, because each failure is
          // another CV to send again.
          for (let heard = true; heard || !isEnding;) heard = await runRandomAction(desk);
        }),
      );
      // On a busy machine, it takes longer until anything happens.
      const windowMs = Math.max(1500, server.startMs / 2);
      await setTimeout(30 + Math.random() * windowMs);
      isEnding = true;
      const ms = await server.end(signal);
      ends.push(Math.round(ms));
      found["slowest end, ms"] = Math.max(...ends);
      found["median end, ms"] = median(ends);
      if (ms > 5000) add("ends that took over 5 s");
      await work;
      add("kills");
      if (round % 25 === 24) console.log(`${round + 1} kills: ${JSON.stringify(found)}`);
    }
    return found;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const pick = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)];

/** @returns false if a request got no response. */
async function runRandomAction(desk: Session): Promise<boolean> {
  const { client, jobId, cvs, add } = desk;
  const kept = cvs.filter(({ state }) => state === "kept");
  const dice = Math.random();
  if (dice < (kept.length > manyCvs ? 0.2 : 0.5)) return upload(desk);
  const cv = pick(kept);
  if (dice < 0.7) return cv === undefined || remove(client, cv, add);
  if (dice < 0.78) {
    return !cv || noteEdit(await edit(cv.places, (text) => correct(client, cv.id, text)), add);
  }
  if (dice < 0.88) {
    return noteEdit(await edit(desk.descriptions, (text) => describe(client, jobId, text)), add);
  }
  const answer =
    dice < 0.96
      ? await client.call("POST", `/api/jobs/${jobId}/rescore`, { weights: anyWeights() })
      : await client.call("POST", `/api/jobs/${jobId}/ai-rank`);
  if (answer !== null && answer.status !== 200) unexpected(answer, add);
  return isHeard(answer, add);
}

function isHeard<Heard>(answer: Heard | null, add: (name: string) => void): answer is Heard {
  if (answer === null) add("answers cut off");
  return answer !== null;
}

function noteEdit(answer: Answer | "busy" | null, add: (name: string) => void): boolean {
  if (!isHeard(answer, add) || answer === "busy") return answer !== null;
  if (answer.status === 200) add("acknowledged edits");
  // A 404 means that another lane has deleted the candidate.
  else if (answer.status !== 404) unexpected(answer, add);
  return true;
}

function unexpected(answer: Answer, add: (name: string) => void): void {
  add("unexpected answers");
  console.log(`unexpected: ${answer.status} ${JSON.stringify(answer.body)}`);
}

function anyWeights() {
  const skills = Math.round(Math.random() * 60) / 100 + 0.2;
  return { skills, title: 1 - skills, seniority: 0, recency: 0, gaps: 0 };
}

async function upload({ client, jobId, cvs, add }: Session): Promise<boolean> {
  const cv = newCv(cvs.length);
  cvs.push(cv);
  const answer = await client.call(
    "POST",
    "/api/upload",
    formOf(jobId, [{ name: "cv.txt", text: cv.text }]),
  );
  if (!isHeard(answer, add)) return false;
  const [result] = answer.status === 200 ? (answer.body as UploadAnswer).results : [];
  if (result?.success === true) {
    Object.assign(cv, { id: result.candidateId, state: "kept" });
    add("acknowledged CVs");
  } else unexpected(answer, add);
  return true;
}

function newCv(number: number): Cv {
  const { email, text } = makeCv(number);
  const sha256 = createHash("sha256").update(text).digest("hex");
  return { email, text, sha256, id: null, state: "sent", places: unedited() };
}

async function remove(client: Client, cv: Cv, add: (name: string) => void): Promise<boolean> {
  cv.state = "deleting";
  const answer = await client.call("DELETE", `/api/candidates/${String(cv.id)}`);
  if (!isHeard(answer, add)) return false;
  if (answer.status === 200) {
    cv.state = "deleted";
    add("acknowledged deletions");
  } else unexpected(answer, add);
  return true;
}

/** Checks the data folder before the client repeats any request. */
async function reconcile(dataDir: string, { cvs, descriptions, add }: Session): Promise<string[]> {
  const said: string[] = [];
  const incoming = join(dataDir, "uploads", "incoming");
  if (existsSync(incoming)) add("files left of uploads cut off", readdirSync(incoming).length);
  const db = connect(join(dataDir, "app.db"));
  try {
    let { problems } = await checkData(db, dataDir, 0);
    if (problems.some(({ kind }) => kind === "orphan")) {
      // An expired deletion removes the row first and the file later. Only remaining files count.
      await setTimeout(3000);
      ({ problems } = await checkData(db, dataDir, 0));
    }
    add("problems of check-data (half candidates, orphans, missing, damaged)", problems.length);
    said.push(...problems.map(({ kind, what }) => `${kind}: ${what}`));
    const rows = db.$client
      .prepare(
        "select c.id, c.file_sha256 as sha, c.location from candidates c join scores s on s.candidate_id = c.id where c.deleted_at is null",
      )
      .all() as { id: number; sha: string; location: string | null }[]; // the selected columns
    const present = new Map(rows.map((row) => [row.sha, row]));
    const description = String(db.$client.prepare("select description from jobs").pluck().get());
    if (isLost(descriptions, description)) add("edits lost");
    for (const cv of cvs) {
      const row = present.get(cv.sha256);
      if (cv.state === "kept" && row?.id !== cv.id) {
        add("CVs lost");
        said.push(`lost: ${cv.email}`);
      }
      if (cv.state === "kept" && isLost(cv.places, row?.location ?? "")) {
        add("edits lost");
        said.push(`edit lost: ${cv.email} is in ${String(row?.location)}`);
      }
      if (cv.state === "deleted" && present.has(cv.sha256)) add("deleted CVs that came back");
    }
    const weights = db.$client.prepare("select count(distinct weights) from scores").pluck().get();
    if (Number(weights) > 1) {
      add("half re-scores");
      said.push(`${String(weights)} sets of weights in one job`);
    }
    return said;
  } finally {
    db.$client.close();
  }
}

/** Repeats every request without a response until there is one, like a careful client. */
async function sendAgain({ client, jobId, cvs, add }: Session): Promise<void> {
  const waiting = cvs.filter(({ state }) => state === "sent" || state === "deleting");
  const sendNext = async (): Promise<void> => {
    for (let cv = waiting.pop(); cv; cv = waiting.pop()) {
      for (let tries = 0; cv.state === "sent" && tries < maxTries; tries += 1) {
        const form = formOf(jobId, [{ name: "cv.txt", text: cv.text }]);
        const answer = await client.call("POST", "/api/upload", form);
        const [result] = answer?.status === 200 ? (answer.body as UploadAnswer).results : [];
        if (result?.success === true) Object.assign(cv, { id: result.candidateId, state: "kept" });
      }
      for (let tries = 0; cv.state === "deleting" && tries < maxTries; tries += 1) {
        const answer = await client.call("DELETE", `/api/candidates/${String(cv.id)}`);
        if (answer?.status === 200 || answer?.status === 404) cv.state = "deleted";
      }
      if (cv.state === "sent" || cv.state === "deleting") add("retries that failed");
    }
  };
  await Promise.all(Array.from({ length: lanes }, sendNext));
}

function reconcileRetries(
  dataDir: string,
  cvs: readonly Cv[],
  add: (name: string, n?: number) => void,
): void {
  const db = new BetterSqlite3(join(dataDir, "app.db"));
  try {
    const rows = db
      .prepare(
        "select file_sha256 as sha, lower(email) as email from candidates where deleted_at is null",
      )
      .all() as { sha: string; email: string }[]; // the two selected columns
    const kept = cvs.filter(({ state }) => state === "kept");
    add(
      "doubles after the client's retry",
      rows.length - new Set(rows.map(({ email }) => email)).size,
    );
    const present = new Set(rows.map(({ sha }) => sha));
    add("CVs lost", kept.filter(({ sha256 }) => !present.has(sha256)).length);
    add(
      "deleted CVs that came back",
      cvs.filter(({ state, sha256 }) => state === "deleted" && present.has(sha256)).length,
    );
  } finally {
    db.close();
  }
}
