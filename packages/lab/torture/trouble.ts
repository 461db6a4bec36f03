import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import BetterSqlite3 from "better-sqlite3";
import { createClient, createJob, formOf, makeCv, person, signUp } from "./client.ts";
import type { Answer, Client, UploadAnswer } from "./client.ts";
import type { Findings } from "./kill.ts";
import { launch, start } from "@resume-picker/web/e2e/harness/built-server.ts";
import type { BuiltServer, StartOptions } from "@resume-picker/web/e2e/harness/built-server.ts";
import { maintain } from "./maintain.ts";

/** Root can write everywhere, so the server runs as the user "nobody" then. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const asNobody = `exec setpriv --reuid=${nobody} --regid=${nobody} --clear-groups "$@"`;

type TestSession = {
  server: BuiltServer;
  client: Client;
  jobId: number;
  dataDir: string;
  /** Uploads a new CV. Resolves to the response. */
  upload: () => Promise<Answer | null>;
};

/**
 * Causes one kind of trouble after the other. Every request must get a clear response, and
 * everything must work again afterwards.
 */
export async function tortureByTrouble(): Promise<Findings> {
  const found: Findings = {
    crashes: 0,
    "requests without an answer": 0,
    "errors without a clear reason": 0,
    "what did not work again afterwards": 0,
    "slowest answer, ms": 0,
  };
  for (const [name, { options, trouble }] of Object.entries(troubles)) {
    const dataDir = mkdtempSync(join(tmpdir(), "torture-trouble-"));
    if (isRoot) chownSync(dataDir, nobody, nobody);
    const server = await start(dataDir, options);
    try {
      const desk = await openSession(server, dataDir);
      const note = (answer: Answer | null) => noteAnswer(found, name, answer);
      await trouble(desk, note);
      const after = await desk.upload();
      if (!isAccepted(after)) {
        found["what did not work again afterwards"] =
          (found["what did not work again afterwards"] ?? 0) + 1;
        console.log(`${name}: afterwards ${JSON.stringify(after)}`);
      }
      if (server.child.exitCode !== null || server.child.signalCode !== null) {
        found["crashes"] = (found["crashes"] ?? 0) + 1;
        console.log(`${name}: ${server.output()}`);
      }
    } finally {
      await server.end("SIGKILL");
      chmodTree(dataDir, 0o700);
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
  return found;
}

async function openSession(server: BuiltServer, dataDir: string): Promise<TestSession> {
  const client = createClient();
  client.moveTo(server.url);
  await signUp(client);
  const jobId = await createJob(client);
  let number = 0;
  const upload = () => {
    const { text } = makeCv((number += 1));
    return client.call("POST", "/api/upload", formOf(jobId, [{ name: "cv.txt", text }]));
  };
  const first = await upload();
  if (!isAccepted(first)) throw new Error(`First upload: ${JSON.stringify(first)}`);
  return { server, client, jobId, dataDir, upload };
}

const isAccepted = (answer: Answer | null) =>
  answer?.status === 200 && (answer.body as UploadAnswer).results[0]?.success === true;

function noteAnswer(found: Findings, name: string, answer: Answer | null): void {
  const add = (what: string) => (found[what] = (found[what] ?? 0) + 1);
  if (answer === null) {
    add("requests without an answer");
    console.log(`${name}: no answer`);
    return;
  }
  found["slowest answer, ms"] = Math.max(found["slowest answer, ms"] ?? 0, Math.round(answer.ms));
  const said = JSON.stringify(answer.body);
  if (answer.status === 500 || /went wrong on our side|Internal Server/.test(said)) {
    add("errors without a clear reason");
    console.log(`${name}: ${answer.status} ${said}`);
  }
}

type Trouble = (desk: TestSession, note: (answer: Answer | null) => void) => Promise<void>;

const weights = { skills: 0.4, title: 0.2, seniority: 0.2, recency: 0.1, gaps: 0.1 };

const signInAgain = async ({ server }: TestSession) => {
  const client = createClient();
  client.moveTo(server.url);
  const { username, password } = person;
  return client.call("POST", "/api/login", { username, password });
};

const readOnly: Trouble = async (desk, note) => {
  chmodTree(join(desk.dataDir, "uploads"), 0o500);
  for (let tries = 0; tries < 5; tries += 1) note(await desk.upload());
  note(await signInAgain(desk));
  note(await desk.client.call("GET", `/api/jobs/${desk.jobId}/candidates`));
  chmodTree(join(desk.dataDir, "uploads"), 0o700);
};

/** The limit is set once the server has started, about ten above its number of open handles. */
const fewHandles: Trouble = async (desk, note) => {
  const pid = String(desk.server.child.pid);
  const limit = readdirSync(`/proc/${pid}/fd`).length + 10;
  execFileSync("prlimit", ["--pid", pid, `--nofile=${limit}:`]);
  const many = await Promise.all([
    ...Array.from({ length: 60 }, () => desk.upload()),
    ...Array.from({ length: 60 }, () => desk.client.call("GET", "/api/health")),
    ...Array.from({ length: 10 }, () => signInAgain(desk)),
  ]);
  // Without a free handle, the server can't accept connections, so only actual responses are
  // checked.
  for (const answer of many) if (answer !== null) note(answer);
  execFileSync("prlimit", ["--pid", pid, "--nofile=1024:"]);
  await new Promise((resolve) => setTimeout(resolve, 2000));
};

const fileRemoved: Trouble = async (desk, note) => {
  for (const name of readdirSync(join(desk.dataDir, "uploads"))) {
    rmSync(join(desk.dataDir, "uploads", name), { recursive: true });
  }
  note(await desk.client.call("GET", "/api/candidates/1/download"));
  note(await desk.client.call("POST", `/api/jobs/${desk.jobId}/rescore`, { weights }));
  note(await desk.client.call("GET", "/api/account/export"));
  note(await desk.client.call("DELETE", "/api/candidates/1"));
  const checked = await maintain(desk.dataDir, "check-data");
  if (checked.code !== 0) console.log(checked.output);
};

const databaseLocked: Trouble = async (desk, note) => {
  const other = new BetterSqlite3(join(desk.dataDir, "app.db"));
  other.exec("begin immediate");
  const release = setTimeout(() => other.exec("rollback"), 10_000);
  const answers = await Promise.all([
    desk.upload(),
    signInAgain(desk),
    desk.client.call("POST", `/api/jobs/${desk.jobId}/rescore`, { weights }),
    desk.client.call("GET", `/api/jobs/${desk.jobId}/candidates`),
    desk.client.call("GET", "/api/health"),
  ]);
  for (const answer of answers) note(answer);
  await new Promise((resolve) => setTimeout(resolve, 10_500));
  clearTimeout(release);
  other.close();
};

/** A server that can't write at all must say so and exit. */
const unwritable: Trouble = async (_desk, note) => {
  const folder = mkdtempSync(join(tmpdir(), "torture-unwritable-"));
  chmodSync(folder, 0o500);
  const child = launch(join(folder, "data"), isRoot ? { command: asNobody } : {});
  let output = "";
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), 20_000);
    child.once("exit", (ended) => {
      clearTimeout(timer);
      resolve(ended);
    });
  });
  child.kill("SIGKILL");
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true, force: true });
  const isClear = code === 1 && /can't (?:write|be read or written)/.test(output);
  note({ status: isClear ? 200 : 500, body: isClear ? "" : `${String(code)} ${output}`, ms: 0 });
};

const user: StartOptions = isRoot ? { command: asNobody } : {};
const troubles: Record<string, { options: StartOptions; trouble: Trouble }> = {
  "read-only folder": { options: user, trouble: readOnly },
  "folder that can't be written at all": { options: {}, trouble: unwritable },
  "too few file handles": { options: {}, trouble: fewHandles },
  "file removed underneath": { options: {}, trouble: fileRemoved },
  "database locked for ten seconds": { options: {}, trouble: databaseLocked },
};

function chmodTree(folder: string, mode: number): void {
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) chmodTree(join(folder, entry.name), mode);
    }
    chmodSync(folder, mode);
  } catch {
    // The folder is already deleted.
  }
}
