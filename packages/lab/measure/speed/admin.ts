import { performance } from "node:perf_hooks";
import { startServer } from "@resume-picker/web/e2e/harness/server.ts";
import { connect } from "@resume-picker/db/connect";
import { fillLogOf, fillUsersOf } from "@resume-picker/db/testing/fill-file";

/**
 * `npm run lab admin`: measures the log with 100,000 entries and the admin lists with 5,000
 * accounts, over REST on the built server. Each log filter is compared with the same query in plain
 * SQLite in the same run. Times are the p95 of `rounds` calls in milliseconds, sizes are those of
 * the response in kB.
 */
const entries = 100_000;
const users = 5000;
const rounds = 20;

const filters: [name: string, query: string, where: string][] = [
  ["no filter", "", "1"],
  ["error and above", "level=error%2B", "level in ('error', 'critical')"],
  ["category", "category=uploads", "category = 'uploads'"],
  ["text", "text=answered%20404", "message like '%answered 404%' or details like '%answered 404%'"],
  ["text that nothing has", "text=zzz", "message like '%zzz%' or details like '%zzz%'"],
  ["request", "requestId=request-00000007", "request_id = 'request-00000007'"],
  ["without reads", "hideReads=true", "not is_read"],
  [
    "level, category and text",
    "level=info&category=jobs&text=post",
    "level = 'info' and category = 'jobs' and (message like '%post%' or details like '%post%')",
  ],
];

const lists = [
  "users?limit=50",
  "users?limit=50&search=muller",
  "users?limit=50&status=no-two-step&sort=-name",
  "users/usage?limit=50&sort=-sessions",
  "stats/users",
  "stats/usage",
  "audit",
  "audit?text=muller",
  "status",
  "settings",
];

const server = await startServer();
try {
  const cookie = await signUp();
  await fillLogOf(server, { entries, errors: 8 });
  await fillUsersOf(server, users);
  const db = connect(`${server.dataDir}/app.db`);
  const answered: Record<string, object> = {};
  for (const [name, query, where] of filters) {
    const list = db.$client.prepare(
      `select * from log_entries where ${where} order by id desc limit 100`,
    );
    const count = db.$client.prepare(`select count(*) from log_entries where ${where}`);
    const ask = () => get(`/api/logs?${query}`, cookie);
    const bare = () => Promise.resolve([list.all(), count.all()]);
    const ours = await measure(ask);
    const sqlite = await measure(bare);
    const counts = await measure(() => get(`/api/logs/counts?${query}`, cookie));
    const ratio = (ours / sqlite).toFixed(1);
    answered[name] = {
      "list ms": round(ours),
      "bare SQLite ms": round(sqlite),
      ratio,
      "counts ms": round(counts),
    };
  }
  console.table(answered);
  db.$client.close();
  const answers: Record<string, object> = {};
  for (const path of lists) {
    const ms = await measure(() => get(`/api/admin/${path}`, cookie));
    const kB = (await get(`/api/admin/${path}`, cookie)).byteLength / 1000;
    answers[path] = { ms: round(ms), kB: round(kB) };
  }
  console.table(answers);
} finally {
  await server.stop();
}

async function signUp(): Promise<string> {
  const response = await fetch(`${server.url}/api/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      ...{ username: "bench", email: "bench@example.com", password: "correct horse 7" },
      ...{ firstName: "B", lastName: "Ench" },
    }),
  });
  return (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
}

async function get(path: string, cookie: string): Promise<ArrayBuffer> {
  const response = await fetch(`${server.url}${path}`, { headers: { cookie } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.arrayBuffer();
}

/** Returns the p95 in milliseconds. */
async function measure(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < rounds; at += 1) {
    const started = performance.now();
    await ask();
    times.push(performance.now() - started);
  }
  times.sort((one, other) => one - other);
  return times[Math.ceil(rounds * 0.95) - 1] ?? Infinity;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
