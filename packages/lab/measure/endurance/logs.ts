import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { WebSocket } from "ws";
import { startServer } from "@resume-picker/web/e2e/harness/server.ts";

/**
 * Measures the live log under load: a number of open viewers and a rate of requests. Halfway, every
 * viewer is disconnected and reconnects. Prints memory, latencies, and lost or duplicated entries.
 */
const { values } = parseArgs({
  options: {
    sockets: { type: "string", default: "200" },
    rate: { type: "string", default: "50" },
    seconds: { type: "string", default: "20" },
  },
});
const wanted = {
  sockets: Number(values.sockets),
  rate: Number(values.rate),
  seconds: Number(values.seconds),
};

type Entry = { id: number; requestId: string | null; timestamp: string };
type Message = { type: string; entries?: Entry[]; entry?: Entry };

const token = "bench-metrics-token";
const server = await startServer({
  LOG_LEVEL: "info",
  METRICS_TOKEN: token,
  // All viewers share one session, which may open a quarter of the limit.
  LIMIT_LOG_SOCKETS: String(wanted.sockets * 4),
});
async function run(): Promise<void> {
  const cookie = await register();
  const idle = await memory();
  const viewers = Array.from({ length: wanted.sockets }, () => new Viewer(cookie));
  await Promise.all(viewers.map((viewer) => viewer.open()));
  const open = await memory();

  const latencies: number[] = [];
  const requestIds: string[] = [];
  const calls: Promise<void>[] = [];
  const total = wanted.rate * wanted.seconds;
  const started = performance.now();
  for (let sent = 0; sent < total; sent += 1) {
    const due = started + (sent * 1000) / wanted.rate;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    calls.push(
      ask(cookie).then(({ ms, requestId }) => {
        latencies.push(ms);
        requestIds.push(requestId);
      }),
    );
    // Disconnects all viewers while requests continue. They reconnect after half a second.
    if (sent === Math.floor(total / 2)) {
      for (const viewer of viewers) viewer.cut();
      setTimeout(() => {
        for (const viewer of viewers) void viewer.open();
      }, 500);
    }
  }
  await Promise.all(calls);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const busy = await memory();

  const missing = viewers.map(
    (viewer) => requestIds.filter((id) => !viewer.requests.has(id)).length,
  );
  const doubled = viewers.map(({ repeats }) => repeats);
  const delays = viewers.flatMap((viewer) => viewer.delays);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  console.log(
    `${wanted.sockets} viewers, ${wanted.rate} requests a second for ${wanted.seconds} s`,
  );
  console.log(`requests answered   ${requestIds.length} of ${total}`);
  console.log(`request latency     ${spread(latencies)}`);
  console.log(`of it in the server ${await serverAverage()} ms on average`);
  console.log(`delay to the viewer ${spread(delays)}`);
  console.log(
    `memory              ${idle} MB idle, ${open} MB with viewers, ${busy} MB after the run`,
  );
  console.log(`messages received   ${sum(viewers.map(({ requests }) => requests.size))}`);
  console.log(`lost                ${sum(missing)}`);
  console.log(`doubled             ${sum(doubled)}`);
  for (const viewer of viewers) viewer.cut();
  if (sum(missing) + sum(doubled) > 0) process.exitCode = 1;
}

class Viewer {
  readonly requests = new Set<string>();
  readonly delays: number[] = [];
  repeats = 0;
  readonly #seen = new Set<number>();
  readonly #cookie: string;
  #lastId = 0;
  #socket: WebSocket | null = null;

  constructor(cookie: string) {
    this.#cookie = cookie;
  }

  async open(): Promise<void> {
    const url = `${server.url.replace("http", "ws")}/ws/logs?after=${this.#lastId}`;
    const socket = new WebSocket(url, { headers: { cookie: this.#cookie } });
    this.#socket = socket;
    await new Promise<void>((resolve, reject) => {
      socket.once("error", reject);
      socket.on("message", (data: Buffer) => {
        if (this.#socket === socket) this.#receive(JSON.parse(data.toString()) as Message);
        resolve();
      });
    });
  }

  cut(): void {
    this.#socket?.terminate();
    this.#socket = null;
  }

  #receive({ entries, entry }: Message): void {
    if (entry) this.delays.push(Date.now() - Date.parse(entry.timestamp));
    for (const { id, requestId } of [...(entries ?? []), ...(entry ? [entry] : [])]) {
      if (this.#seen.has(id)) this.repeats += 1;
      this.#seen.add(id);
      this.#lastId = Math.max(this.#lastId, id);
      if (requestId !== null) this.requests.add(requestId);
    }
  }
}

async function register(): Promise<string> {
  const profile = {
    username: "ada",
    email: "ada@example.com",
    firstName: "Ada",
    lastName: "Bench",
  };
  const response = await fetch(`${server.url}/api/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...profile, password: "correct horse" }),
  });
  return (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
}

async function ask(cookie: string): Promise<{ ms: number; requestId: string }> {
  const started = performance.now();
  const response = await fetch(`${server.url}/api/jobs`, { headers: { cookie } });
  await response.arrayBuffer();
  return {
    ms: performance.now() - started,
    requestId: response.headers.get("x-request-id") ?? "none",
  };
}

async function readMetric(pattern: RegExp): Promise<number> {
  const response = await fetch(`${server.url}/metrics`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return Number(pattern.exec(await response.text())?.[1]);
}

/** The server's memory in megabytes, from its own metrics. */
async function memory(): Promise<number> {
  const bytes = await readMetric(/^process_resident_memory_bytes (\d+)/m);
  return Math.round(bytes / 1024 / 1024);
}

/**
 * The average time from a request's arrival to its response, measured by the server, because this
 * process is busy with 200 streams.
 */
async function serverAverage(): Promise<string> {
  const seconds = await readMetric(/_sum\{kind="route",operation="GET \/api\/jobs"\} (\S+)/);
  const count = await readMetric(/_count\{kind="route",operation="GET \/api\/jobs"\} (\S+)/);
  return ((seconds / count) * 1000).toFixed(1);
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, most ${Math.round(sorted.at(-1) ?? 0)} ms`;
}

try {
  await run();
} finally {
  await server.stop();
}
