import { fillJob } from "@resume-picker/db/testing/fill-job";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jsonRequest, makeTestApp, register } from "../testing/test-app.ts";

/** More than one batch of rows, because lists are read in batches. */
const count = 130;

let made: Awaited<ReturnType<typeof makeTestApp>>;
let cookie: string;
beforeAll(async () => {
  made = await makeTestApp();
  cookie = await register(made.app, "ada");
});
afterAll(() => made.desk.close());

const get = async (path: string) => {
  const response = await made.app.request(path, { headers: { cookie } });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/json");
  return (await response.json()) as { id: number; title: string; score: { totalScore: number } }[];
};

async function createJob(title: string): Promise<number> {
  const job = { title, description: "Ward work.", requirements: { must: [], nice: [] } };
  const sent = jsonRequest("POST", { ...job, status: "active" }, { cookie });
  const response = await made.app.request("/api/jobs", sent);
  return ((await response.json()) as { id: number }).id;
}

test("a long list of candidates is whole, best first, and its pages are parts of it", async () => {
  const jobId = await createJob("Nurse");
  const me = await made.app.request("/api/auth/user", { headers: { cookie } });
  const { id: userId } = (await me.json()) as { id: string };
  fillJob(made.desk.parts.db, { count, userId, jobId });
  const path = `/api/jobs/${jobId}/candidates`;
  const all = await get(path);
  expect(new Set(all.map(({ id }) => id)).size).toBe(count);
  const totals = all.map(({ score }) => score.totalScore);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  expect(await get(`${path}?limit=60&offset=50`)).toEqual(all.slice(50, 110));
  expect(await get(`${path}?offset=${count}`)).toEqual([]);
});

test("a long list of jobs is whole, in the order in which they were made", async () => {
  const titles = Array.from({ length: 45 }, (_, at) => `Job ${at}`);
  for (const title of titles) await createJob(title);
  const listed = (await get("/api/jobs")).map(({ title }) => title);
  expect(listed).toEqual(["Nurse", ...titles]);
});
