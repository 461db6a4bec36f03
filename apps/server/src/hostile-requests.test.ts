import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { maxCallsPerBatch } from "@resume-picker/domain/request-limits";
import fc from "fast-check";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { jsonRequest, makeTestApp, register } from "./testing/test-app.ts";

let made: Awaited<ReturnType<typeof makeTestApp>>;
let cookie: string;
beforeAll(async () => {
  made = await makeTestApp();
  cookie = await register(made.app, "ada");
});
afterAll(() => made.desk.close());

const credentials = { username: "ada", password: "correct horse 7" };
const messageOf = (response: Response) => response.text();

test("a visitor's references can't hold everybody up: they are refused, posted or in an address", async () => {
  const meta = { values: { a: ["set"] }, referentialEqualities: { a: ["b", "c"] }, v: 1 };
  const payload = { json: { ...credentials, a: [1], b: null, c: null }, meta };
  const posted = await made.app.request("/api/trpc/accounts.signIn", jsonRequest("POST", payload));
  expect(posted.status).toBe(400);
  expect(await messageOf(posted)).toContain("may not hold references");
  const input = encodeURIComponent(JSON.stringify(payload));
  for (const query of [
    `blog.bySlug?input=${input}`,
    `blog.bySlug?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: payload }))}`,
  ]) {
    const asked = await made.app.request(`/api/trpc/${query}`);
    expect(asked.status).toBe(400);
    expect(await messageOf(asked)).toContain("may not hold references");
  }
});

test("a request holds ten calls, not three hundred", async () => {
  const batch = (n: number) =>
    made.app.request(`/api/trpc/${Array(n).fill("blog.list").join(",")}?batch=1&input=%7B%7D`);
  expect((await batch(maxCallsPerBatch)).status).toBe(200);
  expect((await batch(maxCallsPerBatch + 1)).status).toBe(400);
});

test("a visitor may send 64 kB, a signed-in user two megabytes", async () => {
  const job = {
    title: "Backend Engineer",
    description: "x".repeat(40_000),
    requirements: { must: [], nice: [] },
    status: "active",
    padding: "x".repeat(60_000),
  };
  const send = (headers: Record<string, string>) =>
    made.app.request("/api/jobs", jsonRequest("POST", job, headers));
  const refused = await send({});
  expect(refused.status).toBe(413);
  expect((await send({ cookie })).status).toBe(201);
  const length = String(JSON.stringify(job).length);
  expect((await send({ "content-length": length })).status).toBe(413);
});

test("a short body that comes after its refusal doesn't break the connection", async () => {
  const server = createAdaptorServer({ fetch: made.app.fetch, overrideGlobalObjects: false });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const socket = connect({ port: (server.address() as AddressInfo).port });
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  const head = [
    ...["POST /api/jobs HTTP/1.1", "Host: localhost", "Origin: https://evil.example"],
    ...["Content-Type: application/json", "Content-Length: 2"],
  ].join("\r\n");
  let answers = "";
  socket.on("data", (chunk) => {
    answers += chunk.toString();
  });
  for (const refusals of [1, 2]) {
    socket.write(`${head}\r\n\r\n`);
    await expect.poll(() => answers.match(/HTTP\/1\.1 403/g)?.length).toBe(refusals);
    socket.write("{}");
  }
});

test("a password or anything else of a body is never read from the address", async () => {
  const query = new URLSearchParams(credentials).toString();
  const { status } = await made.app.request(`/api/login?${query}`, jsonRequest("POST", {}));
  expect(status).toBe(400);
  const smuggled = await made.app.request(
    "/api/jobs?title=Smuggled",
    jsonRequest("POST", { description: "x".repeat(60) }, { cookie }),
  );
  expect(smuggled.status).toBe(400);
});

test("a broken cookie is no session and no fault of ours", async () => {
  const user = (header: string) =>
    made.app.request("/api/auth/user", { headers: { cookie: header } });
  expect((await user("resume_picker_session=%")).status).toBe(401);
  // Another application's malformed cookie doesn't end the session.
  expect((await user(`theirs=%; ${cookie}; other=%E0%A4%A`)).status).toBe(200);
  const text = fc.string({ unit: "binary-ascii" }).map((s) => s.replaceAll(/\p{Cc}/gu, ""));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom("=", "==", ""), text, async (sign, value) => {
      expect((await user(`resume_picker_session${sign}${value}`)).status).toBe(401);
    }),
  );
  expect(made.desk.logged).toEqual([]);
});

test("only APP_URL's pages are our own, whatever host a request claims", async () => {
  const sent = (origin: string, host: string) =>
    made.app.request("/api/logout", jsonRequest("POST", {}, { origin, host }));
  expect((await sent("http://evil.example", "evil.example")).status).toBe(403);
  expect((await sent("http://localhost:3000", "evil.example")).status).toBe(200);
});

test("a foreign page can't sign anybody out by a link", async () => {
  const session = await register(made.app, "bea");
  const leave = (headers: Record<string, string>) =>
    made.app.request("/api/logout", { headers: { cookie: session, ...headers } });
  const isSignedIn = async () =>
    (await made.app.request("/api/auth/user", { headers: { cookie: session } })).status === 200;
  const foreign: Record<string, string>[] = [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { referer: "https://evil.example/page" },
    { referer: "nonsense" },
    { origin: "null" },
  ];
  for (const headers of foreign) {
    const response = await leave(headers);
    expect([response.status, response.headers.get("location")]).toEqual([302, "/"]);
    expect(await isSignedIn()).toBe(true);
  }
  await leave({ "sec-fetch-site": "same-origin", referer: "http://localhost:3000/" });
  expect(await isSignedIn()).toBe(false);
});

test("a list that is asked for ten times at once is refused before it fills the memory", async () => {
  const session = await register(made.app, "cleo");
  const description = "We look for an engineer. ".repeat(1900);
  const job = { title: "Engineer", description, requirements: { must: [], nice: [] } };
  const sent = jsonRequest("POST", { ...job, status: "draft" }, { cookie: session });
  const created = await made.app.request("/api/jobs", sent);
  const { id } = (await created.json()) as { id: number };
  // The others are copies, because parsing 120 such postings would take 15 seconds.
  const copy = made.desk.parts.db.$client.prepare(
    `insert into jobs (title, description, requirements, created_at, updated_at, created_by)
     select title, description, requirements, created_at, updated_at, created_by from jobs where id = ?`,
  );
  for (let i = 1; i < 120; i += 1) copy.run(id);
  const ask = (times: number) => {
    const paths = Array(times).fill("jobs.listInFull").join(",");
    const inputs = Object.fromEntries(Array.from({ length: times }, (_, at) => [at, { json: {} }]));
    const query = `batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;
    return made.app.request(`/api/trpc/${paths}?${query}`, { headers: { cookie: session } });
  };
  expect((await ask(1)).status).toBe(200);
  const answers = (await (await ask(10)).json()) as { error?: { json: { message: string } } }[];
  expect(answers.at(-1)?.error?.json.message).toContain("larger than 48 MB");
});
