import { appRouter } from "@resume-picker/api/root";
import type { Api } from "@resume-picker/api/root";
import { backendJob, formOf, resumeText } from "@resume-picker/api/testing/test-desk";
import type { Client } from "@resume-picker/api/testing/test-desk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { routes } from "./rest/routes.ts";
import type { Route } from "./rest/route.ts";
import { accessTable, post } from "./testing/access-table.ts";
import type { Access, Ids } from "./testing/access-table.ts";
import { jsonRequest, makeTestApp } from "./testing/test-app.ts";

const roles = ["visitor", "deactivated", "owner", "other", "admin"] as const;
type Role = (typeof roles)[number];

let made: Awaited<ReturnType<typeof makeTestApp>>;
let clients: Record<Role, Client>;
let own: Ids;
let foreign: Ids;
const missing: Ids = {
  ...{ job: 999_999, candidate: 999_999, version: 999_999, post: 999_999, user: "nobody" },
  note: 999_999,
  upload: "00000000-0000-4000-8000-000000000000",
};

beforeAll(async () => {
  made = await makeTestApp();
  const { desk } = made;
  const admin = await desk.signUp("admin");
  clients = {
    visitor: desk.visitor(),
    admin,
    owner: await desk.signUp("owner"),
    other: await desk.signUp("other"),
    deactivated: await desk.signUp("deactivated"),
  };
  const adminApi = await admin.api();
  const { id } = await (await clients.deactivated.api()).accounts.currentUser();
  const { id: postId } = await adminApi.blog.create(post);
  own = await rowsOf(clients.owner, { post: postId, user: id });
  foreign = await rowsOf(clients.other, { post: postId, user: id });
  await adminApi.admin.setActive({ userId: id, isActive: false });
});
afterAll(() => made.desk.close());

async function rowsOf(client: Client, shared: Pick<Ids, "post" | "user">): Promise<Ids> {
  const api = await client.api();
  const { id: job } = await api.jobs.create(backendJob);
  const { username } = await api.accounts.currentUser();
  const content = resumeText({ name: "Noor Haddad", email: `noor.${username}${job}@example.org` });
  const file = { name: "noor.txt", content };
  const { results, uploadId: upload } = await api.uploads.upload(formOf([file], job));
  const candidate = results[0]?.candidateId;
  if (candidate === undefined) throw new Error("the CV of the matrix was not taken");
  const [version] = await api.candidates.versions({ id: candidate });
  if (!version) throw new Error("the CV of the matrix is no version");
  const { id: note } = await api.notes.add({ id: candidate, text: "Call back." });
  return { ...shared, job, candidate, version: version.id, upload, note };
}

/** What a role must be told; null when it may call. */
function refusal(access: Access, role: Role, rows: "own" | "others" | "missing") {
  if (access.who === "anyone") return null;
  if (role === "visitor" || role === "deactivated") return "UNAUTHORIZED";
  if (access.who === "admin") return role === "admin" ? null : "FORBIDDEN";
  return access.owned === true && rows !== "own" ? "NOT_FOUND" : null;
}

/** Every role with the rows of "owner", with another's where it has its own, and with none. */
function* cases(access: Access): Generator<{ role: Role; ids: Ids; expected: string }> {
  for (const role of roles) {
    const sets = {
      own: role === "owner" ? own : null,
      others: role === "owner" ? foreign : own,
      missing,
    };
    for (const rows of ["own", "others", "missing"] as const) {
      const ids = sets[rows];
      const expected = refusal(access, role, rows);
      if (ids !== null && expected !== null) yield { role, ids, expected };
    }
  }
}

function call(api: Api, name: string, input: unknown): Promise<unknown> {
  // The names come from the router itself.
  const procedure = name.split(".").reduce<unknown>((at, key) => Reflect.get(Object(at), key), api);
  return (procedure as (value: unknown) => Promise<unknown>)(input);
}

const codeOf = (error: unknown) => (error as { code?: unknown }).code;

test("every procedure says here who may call it", () => {
  expect(Object.keys(accessTable).sort()).toEqual(Object.keys(appRouter._def.procedures).sort());
});

test("no procedure lets in whom it shouldn't", async () => {
  const wrong: string[] = [];
  let tried = 0;
  for (const [name, access] of Object.entries(accessTable)) {
    for (const { role, ids, expected } of cases(access)) {
      tried += 1;
      const api = await clients[role].api();
      const answer = await call(api, name, access.input?.(ids)).then(() => "let in", codeOf);
      if (answer !== expected) wrong.push(`${name} as ${role}: ${String(answer)}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(400);
});

const statusOf: Record<string, number> = { UNAUTHORIZED: 401, FORBIDDEN: 403, NOT_FOUND: 404 };

test("no REST path lets in whom it shouldn't", async () => {
  const wrong: string[] = [];
  let tried = 0;
  for (const route of routes) {
    const access = accessTable[route.procedure];
    if (access === undefined) throw new Error(`${route.procedure} has no line`);
    for (const { role, ids, expected } of cases(access)) {
      tried += 1;
      const response = await request(route, access.input?.(ids), clients[role].cookie());
      if (response.status !== statusOf[expected]) {
        wrong.push(`${route.method} ${route.path} as ${role}: ${response.status}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(350);
});

test("the owner gets through everywhere, so the refusals above are no accident", async () => {
  for (const [name, access] of Object.entries(accessTable)) {
    if (access.owned !== true) continue;
    const ids = await rowsOf(clients.owner, own);
    const api = await clients.owner.api();
    // Only what was corrected can be taken back.
    if (name === "candidates.takeBack") {
      await api.candidates.correct({ id: ids.candidate, field: "name", value: "Noor" });
    }
    const answer = call(api, name, access.input?.(ids));
    await expect(answer, name).resolves.toBeDefined();
  }
});

/** Those that name a candidate of a list which the others may be on, too: they leave it out. */
const leavesOut = ["candidates.excerpts", "shortlist.change", "shortlist.set"];

test.each(["candidate", "job"] as const)(
  "a deleted %s is there for no procedure, its owner's included",
  async (kind) => {
    const api = await clients.owner.api();
    const ids = await rowsOf(clients.owner, own);
    await api[`${kind}s`].delete({ id: ids[kind] });
    const wrong: string[] = [];
    let tried = 0;
    for (const [name, access] of Object.entries(accessTable)) {
      const says = (id: number) => textOf(access.input?.({ ...ids, [kind]: id }));
      if (access.owned !== true || name.endsWith(".restore") || says(1) === says(2)) continue;
      tried += 1;
      const answer = await call(api, name, access.input?.(ids)).then(JSON.stringify, codeOf);
      const isRight =
        leavesOut.includes(name) && kind === "candidate"
          ? !String(answer).includes(String(ids.candidate))
          : answer === "NOT_FOUND";
      if (!isRight) wrong.push(`${name}: ${String(answer)}`);
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(12);
    if (kind === "job") await api.jobs.restore({ id: ids.job });
    else await api.candidates.restore({ ids: [ids.candidate] });
    expect((await api.candidates.listForJob({ id: ids.job })).map(({ id }) => id)).toEqual([
      ids.candidate,
    ]);
  },
);

const textOf = (input: unknown) =>
  JSON.stringify(input instanceof FormData ? [...input] : (input ?? null));

/** The request that a client of a REST path would send with this input. */
function request({ method, path, form }: Route, input: unknown, cookie: string) {
  const headers: Record<string, string> = cookie === "" ? {} : { cookie };
  const filled = fillPath(path, input);
  if (form !== undefined) {
    return made.app.request(filled, { method, headers, body: input as FormData });
  }
  if (method === "GET" || method === "DELETE") {
    const fields = Object.entries(Object(input) as object).map(([key, value]) => [
      key,
      String(value),
    ]);
    const query = new URLSearchParams(Object.fromEntries(fields) as Record<string, string>);
    return made.app.request(`${filled}?${query.toString()}`, { method, headers });
  }
  return made.app.request(filled, jsonRequest(method, input ?? {}, headers));
}

function fillPath(path: string, input: unknown): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value: unknown = Reflect.get(Object(input), name);
    return encodeURIComponent(String(value));
  });
}
