import { afterAll, expect, test } from "vitest";
import { makeTestApp } from "../testing/test-app.ts";

const opened: Awaited<ReturnType<typeof makeTestApp>>[] = [];
const open = async (env = {}) => {
  const made = await makeTestApp(env);
  opened.push(made);
  return made.app;
};
afterAll(() => Promise.all(opened.map(({ desk }) => desk.close())));

test("metrics are for anybody who has the token, and without one there is no such page", async () => {
  expect((await (await open()).request("/metrics")).status).toBe(404);
  const app = await open({ METRICS_TOKEN: "0123456789abcdef" });
  const ask = (headers: Record<string, string>) => app.request("/metrics", { headers });
  expect((await ask({})).status).toBe(401);
  expect((await ask({ authorization: "Bearer 0123456789abcdeX" })).status).toBe(401);
  await app.request("/api/jobs");
  const response = await ask({ authorization: "Bearer 0123456789abcdef" });
  expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await response.text()).split("\n").filter((line) => line !== "");
  for (const line of lines) {
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{(?:\w+="[^"]*",?)+\})? [\d.e+-]+)$/);
  }
  expect(lines).toContain(
    'resume_picker_operation_seconds_count{kind="procedure",operation="jobs.streamInFull"} 1',
  );
  expect(lines).toContain(
    'resume_picker_operation_seconds_bucket{le="+Inf",kind="procedure",operation="jobs.streamInFull"} 1',
  );
});

test("dashboards find every metric by its name and type, and one server's apart from another's", async () => {
  const headers = { authorization: "Bearer 0123456789abcdef" };
  const [app, other] = [
    await open({ METRICS_TOKEN: "0123456789abcdef" }),
    await open({ METRICS_TOKEN: "0123456789abcdef" }),
  ];
  await app.request("/api/jobs");
  const textOf = async (of: typeof app) => (await of.request("/metrics", { headers })).text();
  const types = (await textOf(app)).split("\n").filter((line) => line.startsWith("# TYPE"));
  expect(types.map((line) => line.slice("# TYPE ".length))).toEqual([
    "process_uptime_seconds gauge",
    "process_resident_memory_bytes gauge",
    "nodejs_heap_used_bytes gauge",
    "nodejs_external_memory_bytes gauge",
    "resume_picker_mail_queue gauge",
    "resume_picker_mails_failed gauge",
    "resume_picker_users gauge",
    "resume_picker_candidates gauge",
    "resume_picker_disk_free_bytes gauge",
    "resume_picker_last_backup_timestamp_seconds gauge",
    "resume_picker_operation_seconds histogram",
  ]);
  const names = [
    ...(await textOf(app)).matchAll(/^resume_picker_operation_seconds(\w+)\{([^}]*)\}/gm),
  ];
  const shapes = names.map(
    ([, suffix, labels]) => `${suffix} ${labels?.replaceAll(/="[^"]*"/g, "")}`,
  );
  expect([...new Set(shapes)].toSorted()).toEqual([
    "_bucket le,kind,operation",
    "_count kind,operation",
    "_sum kind,operation",
  ]);
  expect(await textOf(other)).not.toContain("jobs.list");
});

test("health says ok to anybody, and on request what stands behind it", async () => {
  const app = await open();
  expect(await (await app.request("/api/health")).json()).toEqual({ status: "ok" });
  expect(await (await app.request("/api/health?details=true")).json()).toMatchObject({
    status: "ok",
    disk: { freeBytes: expect.any(Number) as number },
    queues: { mail: 0, files: { running: 0, waiting: 0 } },
  });
});
