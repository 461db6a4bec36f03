import { createHash, timingSafeEqual } from "node:crypto";
import { bucketSeconds } from "@resume-picker/adapters/logs/timings";
import type { Parts } from "@resume-picker/api/context";
import { countQueuedMails } from "@resume-picker/db/queries/mails";
import type { Hono } from "hono";
import type { Variables } from "./request-info.ts";

type Sample = { labels?: Record<string, string>; value: number; suffix?: string };
type Metric = {
  name: string;
  help: string;
  type: "gauge" | "counter" | "histogram";
  samples: Sample[];
};

/** The text format of Prometheus, version 0.0.4. */
function writeMetrics(metrics: readonly Metric[]): string {
  const lines = metrics.flatMap(({ name, help, type, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(({ labels = {}, value, suffix = "" }) => {
      const pairs = Object.entries(labels).map(([key, text]) => `${key}="${escape(text)}"`);
      const set = pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
      return `${name}${suffix}${set} ${value}`;
    }),
  ]);
  return `${lines.join("\n")}\n`;
}

const escape = (text: string) =>
  text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");

/** `GET /metrics`, for whoever has the token; without one in the settings there is no such page. */
export function serveMetrics(
  app: Hono<{ Variables: Variables }>,
  parts: Parts,
  token: string | undefined,
): void {
  if (token === undefined) return;
  app.get("/metrics", async (c) => {
    if (!isSame(c.req.header("authorization") ?? "", `Bearer ${token}`)) {
      return c.json({ message: "Unauthorized", code: "UNAUTHORIZED" }, 401);
    }
    c.header("Content-Type", "text/plain; version=0.0.4; charset=utf-8");
    c.header("Cache-Control", "no-store");
    return c.body(writeMetrics(await collect(parts)));
  });
}

/** In the same time whatever was sent. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}

async function collect({ db, timings }: Parts): Promise<Metric[]> {
  const memory = process.memoryUsage();
  const gauge = (name: string, help: string, value: number): Metric => ({
    name,
    help,
    type: "gauge",
    samples: [{ value }],
  });
  const samples = timings.all().flatMap(({ kind, operation, count, totalMs, buckets }) => {
    const labels = { kind, operation };
    return [
      ...bucketSeconds.map((bound, index) => ({
        suffix: "_bucket",
        labels: { ...labels, le: String(bound) },
        value: buckets[index] ?? 0,
      })),
      { suffix: "_bucket", labels: { ...labels, le: "+Inf" }, value: count },
      { suffix: "_sum", labels, value: totalMs / 1000 },
      { suffix: "_count", labels, value: count },
    ];
  });
  return [
    gauge("process_uptime_seconds", "Since the server started.", process.uptime()),
    gauge("process_resident_memory_bytes", "Memory of the process.", memory.rss),
    gauge("nodejs_heap_used_bytes", "Of it the JavaScript heap.", memory.heapUsed),
    gauge("nodejs_external_memory_bytes", "Of it buffers beside the heap.", memory.external),
    gauge("resume_picker_mail_queue", "Mails that wait to be sent.", await countQueuedMails(db)),
    {
      name: "resume_picker_operation_seconds",
      help: "How long procedures, routes, SQL statements and AI calls take.",
      type: "histogram",
      samples,
    },
  ];
}
