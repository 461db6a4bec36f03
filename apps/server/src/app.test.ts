import { resumeText } from "@resume-picker/api/testing/test-desk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { routes } from "./rest/routes.ts";
import { jsonRequest, makeTestApp, register } from "./testing/test-app.ts";

type Made = Awaited<ReturnType<typeof makeTestApp>>;
let made: Made;
let cookie: string;
const opened: Made[] = [];
const open = async (...args: Parameters<typeof makeTestApp>) => {
  const result = await makeTestApp(...args);
  opened.push(result);
  return result;
};

beforeAll(async () => {
  made = await open();
  cookie = await register(made.app, "ada");
});
afterAll(() => Promise.all(opened.map(({ desk }) => desk.close())));

const get = (path: string, headers: Record<string, string> = {}) =>
  made.app.request(path, { headers: { cookie, ...headers } });
/** `call` is a method and a path, such as "POST /api/jobs". */
const send = (call: string, body: unknown, headers: Record<string, string> = {}) => {
  const [method = "", path = ""] = call.split(" ");
  return made.app.request(path, jsonRequest(method, body, { cookie, ...headers }));
};

const job = {
  title: "Backend Engineer",
  description: "We look for a backend engineer who builds payment services in TypeScript.",
  requirements: { must: ["TypeScript"], nice: [] },
  status: "active",
};

test("the whole journey works over plain REST", async () => {
  const created = await send("POST /api/jobs", job);
  expect(created.status).toBe(201);
  const { id } = (await created.json()) as { id: number };

  const form = new FormData();
  const text = resumeText({ name: "Noor Haddad", email: "noor@example.org" });
  form.append("files", new File([text], "Noor’s CV.txt"));
  form.append("jobId", String(id));
  const upload = await made.app.request("/api/upload", {
    method: "POST",
    headers: { cookie },
    body: form,
  });
  expect(upload.status).toBe(200);
  expect(await upload.json()).toMatchObject({
    results: [{ fileName: "Noor’s CV.txt", success: true }],
  });

  const weights = { skills: 0.5, title: 0.2, seniority: 0.15, recency: 0.1, gaps: 0.05 };
  const ranked = await send(`POST /api/jobs/${id}/manual-rank`, { weights });
  expect(await ranked.json()).toMatchObject({ rankedCount: 1 });
  expect(await (await get(`/api/jobs/${id}`)).json()).toMatchObject({ id, weights });

  const list = (await (await get(`/api/jobs/${id}/candidates`)).json()) as {
    id: number;
    createdAt: string;
    score: { manualRank: number };
  }[];
  expect(list[0]).toMatchObject({ name: "Noor Haddad", score: { manualRank: 1 } });
  expect(list[0]?.createdAt).toBe("2026-03-01T12:00:00.000Z");

  const candidateId = list[0]?.id ?? 0;
  const file = await get(`/api/candidates/${candidateId}/download`);
  expect(await file.text()).toBe(text);
  expect(file.headers.get("content-disposition")).toContain(
    "filename*=UTF-8''Noor%E2%80%99s%20CV.txt",
  );
  expect(file.headers.get("content-disposition")).toMatch(/^attachment;/);

  // The viewer's bytes can't run or be cached, even if the address is opened directly.
  const shown = await get(`/api/candidates/${candidateId}/file`);
  expect(await shown.text()).toBe(text);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    "content-type": "application/octet-stream",
    "content-disposition": expect.stringMatching(/^attachment;/) as string,
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });

  const corrections = `/api/candidates/${candidateId}/corrections`;
  const correction = { field: "name", value: "Nour Haddad" };
  expect((await send(`PUT ${corrections}`, correction)).status).toBe(200);
  const wrong = await send(`PUT ${corrections}`, { field: "email", value: "nope" });
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).toMatchObject({
    message: "Enter a full email address, such as name@example.com",
  });
  const taken = await made.app.request(`${corrections}?field=name`, {
    method: "DELETE",
    headers: { cookie },
  });
  expect(await taken.json()).toMatchObject({
    entries: expect.arrayContaining([
      expect.objectContaining({ field: "name", value: "Noor Haddad", isCorrected: false }),
    ]) as unknown,
  });
  expect((await send(`POST /api/candidates/${candidateId}/reread`, {})).status).toBe(200);

  const csv = await send("POST /api/export/shortlist", {
    jobId: id,
    candidateIds: [candidateId],
  });
  expect(csv.headers.get("content-type")).toContain("text/csv");
  expect(await csv.text()).toContain("Noor Haddad");

  expect(await (await get("/api/jobs/candidate-counts")).json()).toMatchObject({ [String(id)]: 1 });
  expect((await send(`DELETE /api/candidates/${candidateId}`, undefined)).status).toBe(200);
  expect((await send(`DELETE /api/jobs/${id}`, undefined)).status).toBe(200);
  expect((await get(`/api/jobs/${id}`)).status).toBe(404);
});

test("errors have the right status and words, and every answer a request id", async () => {
  const cases: [Response | Promise<Response>, number, object][] = [
    [made.app.request("/api/auth/user"), 401, { message: "Unauthorized", code: "UNAUTHORIZED" }],
    [get("/api/jobs/999999"), 404, { message: "Job not found", code: "NOT_FOUND" }],
    [get("/api/jobs/abc"), 400, { code: "BAD_REQUEST" }],
    // An id that consists of digits is an account id like any other.
    [
      send("PATCH /api/admin/users/1234567/role", { role: "admin" }),
      404,
      { message: "User not found" },
    ],
    [
      send("POST /api/jobs", { ...job, title: " " }),
      400,
      {
        message: "Job title is required",
        issues: [{ path: "title", message: "Job title is required" }],
      },
    ],
    [
      made.app.request("/api/jobs", {
        method: "POST",
        headers: { cookie, "Content-Type": "application/json" },
        body: "{",
      }),
      400,
      { message: "The request body is not valid JSON." },
    ],
    [
      made.app.request("/api/jobs", {
        method: "POST",
        headers: { cookie, "Content-Type": "text/plain" },
        body: "x",
      }),
      415,
      { code: "UNSUPPORTED_MEDIA_TYPE" },
    ],
    [
      made.app.request("/api/upload", { method: "POST", headers: { cookie } }),
      400,
      { message: "No files uploaded" },
    ],
    [get("/api/nowhere"), 404, { code: "NOT_FOUND" }],
    [
      send("POST /api/login", { username: "ada", password: "wrong" }),
      401,
      { message: "Incorrect username or password." },
    ],
  ];
  for (const [pending, status, body] of cases) {
    const response = await pending;
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject(body);
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
});

test("a fault of ours tells a request id and nothing of the machine", async () => {
  const broken = await open(
    {},
    {
      ai: {
        name: "broken",
        host: null,
        manifest: { model: null, promptVersion: null, seed: null },
        judge: null,
        readPosting: () => Promise.reject(new Error("secret path /srv/db")),
        readRoles: null,
        ranker: null,
        rankCandidates: () => Promise.reject(new Error("secret")),
      },
    },
  );
  const session = await register(broken.app, "ada");
  const response = await broken.app.request(
    "/api/jobs/analyze-skills",
    jsonRequest("POST", { description: "Anything" }, { cookie: session }),
  );
  expect(response.status).toBe(500);
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ message: "Internal Server Error" });
  expect(JSON.parse(text)).toHaveProperty("requestId", response.headers.get("x-request-id"));
  expect(text).not.toMatch(/secret|stack|\.ts/);
  expect(broken.desk.logged.map(({ message }) => message)).toContain("procedure failed");
});

test("tRPC errors hold no stack and the message for people", async () => {
  const response = await made.app.request(
    "/api/trpc/jobs.get?input=%7B%22json%22%3A%7B%22id%22%3A99999%7D%7D",
    {
      headers: { cookie },
    },
  );
  expect(response.status).toBe(404);
  const text = await response.text();
  expect(text).toContain("Job not found");
  expect(text).not.toContain("stack");
});

test("a foreign site can't change anything with the user's cookie; a script without Origin can", async () => {
  for (const origin of [
    "https://evil.example",
    "null",
    "http://localhost.evil.example:3000",
    // The same host over http, whose page an attacker on the network may have written.
    "https://localhost:3000",
  ]) {
    for (const path of ["/api/jobs", "/api/logout", "/api/login", "/api/trpc/jobs.create"]) {
      const response = await send(`POST ${path}`, job, { origin });
      expect(response.status, `${origin} ${path}`).toBe(403);
    }
  }
  expect((await send("POST /api/jobs", job, { origin: "http://localhost:3000" })).status).toBe(201);
  expect((await send("POST /api/jobs", job)).status).toBe(201);
});

test("no call that changes something is served to a foreign page", async () => {
  const changing = routes.filter(({ method }) => method !== "GET");
  expect(changing.length).toBeGreaterThan(30);
  for (const { method, path } of changing) {
    const response = await send(
      `${method} ${path.replaceAll(/:\w+/g, "1")}`,
      {},
      {
        origin: "https://evil.example",
      },
    );
    expect(response.status, `${method} ${path}`).toBe(403);
  }
});

test("under https the cookie is bound to the host and never sent in the clear", async () => {
  const secure = await open({ APP_URL: "https://desk.example.com" });
  const response = await secure.app.request(
    "/api/register",
    jsonRequest("POST", {
      username: "ada",
      email: "ada@example.com",
      password: "correct horse 7",
      firstName: "Ada",
      lastName: "Tester",
    }),
  );
  const header = response.headers.get("set-cookie") ?? "";
  expect(header).toMatch(/^__Host-/);
  for (const part of ["HttpOnly", "SameSite=Lax", "Secure", "Path=/"])
    expect(header).toContain(part);
  expect(header).not.toContain("Domain");
  // Other sites of the same domain may not be ready for HTTPS.
  expect(response.headers.get("strict-transport-security")).toBe("max-age=31536000");
  for (const [HSTS, wanted] of [
    ["include-subdomains", "max-age=31536000; includeSubDomains"],
    ["off", null],
  ] as const) {
    const asked = await open({ APP_URL: "https://desk.example.com", HSTS });
    const { headers } = await asked.app.request("/api/health");
    expect(headers.get("strict-transport-security"), HSTS).toBe(wanted);
  }
});

test("signing out by link ends the session and leads home; signing in by link leads to the page", async () => {
  const { app } = await open();
  const session = await register(app, "bea");
  const out = await app.request("/api/logout", { headers: { cookie: session } });
  expect([out.status, out.headers.get("location")]).toEqual([302, "/"]);
  expect((await app.request("/api/auth/user", { headers: { cookie: session } })).status).toBe(401);
  const login = await app.request("/api/login");
  expect([login.status, login.headers.get("location")]).toEqual([302, "/auth"]);
});

test("health needs no session and fails when the database does not answer", async () => {
  const { app, desk } = await open();
  expect(await (await app.request("/api/health")).json()).toEqual({ status: "ok" });
  desk.parts.db.$client.close();
  expect((await app.request("/api/health")).status).toBe(503);
});

test("pages may run this site's own scripts and no others", async () => {
  const response = await made.app.request("/api/health");
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
});

test("forwarded addresses are believed only from trusted proxies", async () => {
  const addresses = async (TRUST_PROXY: number) => {
    const { app, desk } = await open({ TRUST_PROXY });
    const body = {
      username: "ada",
      email: "a@example.com",
      password: "secret1",
      firstName: "A",
      lastName: "B",
    };
    await app.request(
      "/api/register",
      jsonRequest("POST", body, { "x-forwarded-for": "6.6.6.6, 7.7.7.7" }),
    );
    return desk.parts.db.$client.prepare("select ip_address from sessions").pluck().all();
  };
  expect(await addresses(0)).toEqual([null]);
  expect(await addresses(1)).toEqual(["7.7.7.7"]);
  expect(await addresses(2)).toEqual(["6.6.6.6"]);
});

test("a request beyond the limit is refused before it is read", async () => {
  const response = await send("POST /api/jobs", { ...job, description: "x".repeat(3_000_000) });
  expect(response.status).toBe(413);
});

test("the calls are documented where they are served", async () => {
  const document = (await (await made.app.request("/api/openapi.json")).json()) as object;
  expect(document).toHaveProperty("paths./api/jobs/{id}/candidates.get");
  expect(await (await made.app.request("/api/docs")).text()).toContain("/api/jobs/{id}/candidates");
});
