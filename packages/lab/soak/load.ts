import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { WebSocket } from "ws";
import { createClient, createJob, formOf, makeCv } from "../torture/client.ts";
import type { Answer, Client, UploadAnswer } from "../torture/client.ts";

/** One simulated user: a client, a job, and the candidates the server has confirmed. */
type TestUser = {
  client: Client;
  name: string;
  jobId: number;
  kept: number[];
  note: (what: string, answer: Answer | null, expected?: readonly number[]) => Answer | null;
  paths: readonly string[];
};

export type SoakLoad = {
  /** Requests with the expected response, by kind. */
  counts: Map<string, number>;
  /** Requests with an unexpected response or none. */
  unexpected: string[];
  latencies: () => number[];
  stop: () => Promise<void>;
};

const password = "correct horse 7";
/** The maximum number of candidates per user, because a soak test looks for leaks, not growth. */
const manyCandidates = 60;
/** A scan may be queued and then takes up to a minute. */
const timeoutMs = 300_000;
let number = 0;

/**
 * Starts users who work in parallel, with a pause between two actions, and viewers who open and
 * close the live log.
 * @param paths of CVs in many layouts and formats.
 */
export async function startLoad(
  url: string,
  options: { people: number; thinkMs: number; paths: readonly string[] },
): Promise<SoakLoad> {
  const counts = new Map<string, number>();
  const unexpected: string[] = [];
  const latencies: number[] = [];
  let isOver = false;
  let silence = "";
  const note: TestUser["note"] = (what, answer, expected = [200, 201]) => {
    if (answer !== null && expected.includes(answer.status)) {
      counts.set(what, (counts.get(what) ?? 0) + 1);
      latencies.push(answer.ms);
      if (latencies.length > 20_000) latencies.splice(0, 10_000);
    } else {
      const said = answer === null ? silence : JSON.stringify(answer).slice(0, 300);
      unexpected.push(`${new Date().toISOString()} ${what}: ${said}`);
    }
    return answer;
  };
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const users: TestUser[] = [];
  for (let at = 0; at < options.people; at += 1) {
    const client = createClient(timeoutMs, (why) => (silence = why));
    client.moveTo(url);
    const name = `soak${String(at)}`;
    const profile = {
      username: name,
      email: `${name}@example.com`,
      firstName: "So",
      lastName: "Ak",
    };
    note("sign up", await client.call("POST", "/api/register", { ...profile, password }));
    const jobId = await createJob(client);
    users.push({ client, name, jobId, kept: [], note, paths: options.paths });
  }
  const work = users.map(async (user) => {
    while (!isOver) {
      await pick(actions).do(user);
      await pause(options.thinkMs * (0.5 + Math.random()));
    }
  });
  const viewers = Array.from({ length: 3 }, async (_, at) => {
    while (!isOver) {
      const user = users[at % users.length];
      if (user) await watchLogs(url, user, () => isOver);
      await pause(1000);
    }
  });
  return {
    counts,
    unexpected,
    latencies: () => latencies,
    async stop() {
      isOver = true;
      await Promise.all([...work, ...viewers]);
    },
  };
}

/** Weighted by how often users do it. */
const actions: { weight: number; do: (user: TestUser) => Promise<void> }[] = [
  { weight: 20, do: upload },
  { weight: 15, do: (user) => get(user, "list", `/api/jobs/${user.jobId}/candidates?limit=50`) },
  {
    weight: 5,
    do: (user) => ask(user, "candidates.listForJob", { id: user.jobId }),
  },
  { weight: 12, do: (user) => ofCandidate(user, detail) },
  {
    weight: 8,
    do: (user) => {
      const query = pick(["payment", "TypeScript Leeds", "ferries", '"customer 7"', "Pflege"]);
      return ask(user, "candidates.search", { id: user.jobId, query });
    },
  },
  { weight: 6, do: rescore },
  { weight: 6, do: (user) => ofCandidate(user, correct) },
  { weight: 3, do: editJob },
  { weight: 5, do: (user) => ofCandidate(user, remove) },
  { weight: 4, do: exportList },
  { weight: 3, do: (user) => ofCandidate(user, download) },
  { weight: 2, do: aiRank },
  { weight: 3, do: signInAgain },
  { weight: 2, do: (user) => get(user, "own data", "/api/account/export") },
  { weight: 3, do: (user) => get(user, "public page", pick(["/", "/blog", "/api/docs"])) },
  { weight: 1, do: failingUpload },
];

function pick<Item extends { weight?: number } | string>(items: readonly Item[]): Item {
  const weightOf = (item: Item) => (typeof item === "string" ? 1 : (item.weight ?? 1));
  let rest = Math.random() * items.reduce((sum, item) => sum + weightOf(item), 0);
  const found = items.find((item) => (rest -= weightOf(item)) < 0) ?? items.at(-1);
  if (found === undefined) throw new Error("Nothing to pick from.");
  return found;
}

async function get({ client, note }: TestUser, what: string, path: string): Promise<void> {
  note(what, await client.call("GET", path));
}

/** Sends the request like the web client. */
async function ask({ client, note }: TestUser, call: string, json: object): Promise<void> {
  const input = encodeURIComponent(JSON.stringify({ json }));
  note(call, await client.call("GET", `/api/trpc/${call}?input=${input}`));
}

async function ofCandidate(
  user: TestUser,
  action: (user: TestUser, id: number) => Promise<void>,
): Promise<void> {
  const id = user.kept[Math.floor(Math.random() * user.kept.length)];
  if (id !== undefined) await action(user, id);
}

/** Half of them are plain text of a new person, the others a CV in one of many layouts. */
async function upload(user: TestUser): Promise<void> {
  const { client, jobId, note, kept, paths } = user;
  while (kept.length >= manyCandidates) await ofCandidate(user, remove);
  const form = formOf(jobId, []);
  if (Math.random() < 0.5 || paths.length === 0) {
    form.append("files", new Blob([makeCv((number += 1)).text]), "cv.txt");
  } else {
    const path = pick(paths);
    form.append("files", new Blob([readFileSync(path)]), basename(path));
  }
  const answer = note("upload", await client.call("POST", "/api/upload", form));
  const [result] = answer?.status === 200 ? (answer.body as UploadAnswer).results : [];
  const id = result?.candidateId;
  if (id !== undefined && !kept.includes(id)) kept.push(id);
}

/** A failed upload must not leave anything behind either. */
async function failingUpload({ client, jobId, note }: TestUser): Promise<void> {
  const form = formOf(jobId, [{ name: "broken.pdf", text: "%PDF-1.7\nbroken" }]);
  form.append("files", new Blob([new Uint8Array(11 * 1024 * 1024)]), "too large.pdf");
  note("upload that fails", await client.call("POST", "/api/upload", form));
}

async function detail(user: TestUser, id: number): Promise<void> {
  await ask(user, "candidates.detail", { id, jobId: user.jobId });
  await get(user, "profile", `/api/candidates/${String(id)}/profile`);
}

async function download(user: TestUser, id: number): Promise<void> {
  await get(user, "download", `/api/candidates/${String(id)}/download`);
}

async function remove({ client, note, kept }: TestUser, id: number): Promise<void> {
  kept.splice(kept.indexOf(id), 1);
  note("delete", await client.call("DELETE", `/api/candidates/${String(id)}`));
}

async function correct({ client, note }: TestUser, id: number): Promise<void> {
  const correction = { field: "location", value: pick(["Leeds", "Utrecht", "Porto"]) };
  const path = `/api/candidates/${String(id)}/corrections`;
  note("correct", await client.call("PUT", path, correction));
}

async function rescore({ client, jobId, note }: TestUser): Promise<void> {
  const skills = Math.round(Math.random() * 60) / 100 + 0.2;
  const weights = { skills, title: 1 - skills, seniority: 0, recency: 0, gaps: 0 };
  const path = `/api/jobs/${String(jobId)}/rescore`;
  note("re-score", await client.call("POST", path, { weights }));
}

async function editJob({ client, jobId, note }: TestUser): Promise<void> {
  const job = {
    title: "Backend Engineer",
    description: `Payment services in TypeScript; ${pick(["2", "3", "5"])}+ years.`,
    requirements: { must: ["TypeScript"], nice: [pick(["Kubernetes", "Go", "Rust"])] },
    status: "active",
  };
  note("edit job", await client.call("PUT", `/api/jobs/${String(jobId)}`, job));
}

async function exportList({ client, jobId, note, kept }: TestUser): Promise<void> {
  if (kept.length === 0) return;
  const body = { jobId, candidateIds: kept, format: pick(["csv", "xlsx"]) };
  note("export", await client.call("POST", "/api/export/shortlist", body));
}

async function aiRank({ client, jobId, note, kept }: TestUser): Promise<void> {
  // Without candidates the server rejects the ranking. It also does so if one is already running.
  const path = `/api/jobs/${String(jobId)}/ai-rank`;
  if (kept.length > 0) note("AI ranking", await client.call("POST", path), [200, 409]);
}

async function signInAgain({ client, name, note }: TestUser): Promise<void> {
  note("sign out", await client.call("POST", "/api/logout"));
  note("sign in", await client.call("POST", "/api/login", { username: name, password }));
}

/** Watches for some seconds. Half of the viewers disconnect without closing. */
async function watchLogs(url: string, user: TestUser, isOver: () => boolean): Promise<void> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/ws/logs`, {
    headers: { cookie: user.client.cookie() },
  });
  const opened = await new Promise<boolean>((resolve) => {
    socket.once("open", () => resolve(true));
    socket.once("error", () => resolve(false));
  });
  const until = performance.now() + 2000 + Math.random() * 8000;
  // The server closes the socket if the user has signed out.
  while (opened && !isOver() && performance.now() < until && socket.readyState === socket.OPEN) {
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  if (opened) user.note("live log", { status: 200, body: null, ms: 0 });
  if (Math.random() < 0.5) socket.terminate();
  else socket.close();
}
