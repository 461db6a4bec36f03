import { appRouter } from "@resume-picker/api/root";
import type { Api } from "@resume-picker/api/root";
import { makeImage } from "@resume-picker/adapters/media/testing/make-images";
import { backendJob, formOf, resumeText } from "@resume-picker/api/testing/test-desk";
import type { Client } from "@resume-picker/api/testing/test-desk";
import { users } from "@resume-picker/db/schema/accounts";
import { jobRoles, mayDo } from "@resume-picker/domain/jobs/sharing/job-roles";
import type { JobAction } from "@resume-picker/domain/jobs/sharing/job-roles";
import { createLocalEngine } from "@resume-picker/adapters/ai-local/local-engine";
import { afterAll, beforeAll, expect, test } from "vitest";
import { routes } from "./rest/routes.ts";
import type { Route } from "./rest/route.ts";
import { accessTable, messageTemplate } from "./testing/access-table.ts";
import { post } from "./testing/blog-access.ts";
import type { Access, Ids } from "./testing/access.ts";
import { seedJudging } from "./testing/seed-judging.ts";
import { jsonRequest, makeTestApp } from "./testing/test-app.ts";

const memberRoles = ["viewer", "reviewer", "editor"] as const;
const roles = [
  ...(["visitor", "deactivated", "owner"] as const),
  ...memberRoles,
  ...(["former", "other", "author", "admin"] as const),
] as const;
type Role = (typeof roles)[number];

let made: Awaited<ReturnType<typeof makeTestApp>>;
let clients: Record<Role, Client>;
let own: Ids;
let foreign: Ids;
/** The author's post and image, which can't be shared with others. */
let authored: Ids;
const missing: Ids = {
  ...{ job: 999_999, candidate: 999_999, version: 999_999, post: 999_999, user: "nobody" },
  ...{
    note: 999_999,
    template: 999_999,
    token: 999_999,
    image: 999_999,
    member: "nobody",
    reviewLink: 999_999,
  },
  upload: "00000000-0000-4000-8000-000000000000",
};

beforeAll(async () => {
  // The built-in engine asks no model, so this one imitates a service and enables these calls.
  const answer = () => Promise.resolve({ rows: [] });
  made = await makeTestApp(
    {},
    { ai: { ...createLocalEngine(), judge: answer, readRoles: answer } },
  );
  const { desk } = made;
  const admin = await desk.signUp("admin");
  clients = {
    visitor: desk.visitor(),
    admin,
    owner: await desk.signUp("owner"),
    viewer: await desk.signUp("viewer"),
    reviewer: await desk.signUp("reviewer"),
    editor: await desk.signUp("editor"),
    former: await desk.signUp("former"),
    other: await desk.signUp("other"),
    author: await desk.signUp("author"),
    deactivated: await desk.signUp("deactivated"),
  };
  const adminApi = await admin.api();
  const { id } = await (await clients.deactivated.api()).accounts.currentUser();
  const colleague = await desk.signUp("colleague");
  const { id: member } = await (await colleague.api()).accounts.currentUser();
  const { id: author } = await (await clients.author.api()).accounts.currentUser();
  await adminApi.admin.setRole({ userId: author, role: "author" });
  const shared = { ...(await articleOf(admin, post.slug)), user: id, member };
  own = await rowsOf(clients.owner, shared);
  foreign = await rowsOf(clients.other, shared);
  authored = { ...own, ...(await articleOf(clients.author, "of-the-author")) };
  await shareWithAll(own);
  await adminApi.admin.setActive({ userId: id, isActive: false });
  // Only users with a verified address may send messages to candidates.
  desk.parts.db.update(users).set({ emailVerified: true }).run();
});
afterAll(() => made.desk.close());

/** Returns the account's template, or creates one if it was deleted. Templates are limited. */
async function templateOf({ messages }: Api): Promise<number> {
  const [present] = await messages.templates();
  return (present ?? (await messages.addTemplate(messageTemplate))).id;
}

async function articleOf(client: Client, slug: string): Promise<Pick<Ids, "post" | "image">> {
  const api = await client.api();
  const { id } = await api.blog.create({ ...post, slug });
  const form = new FormData();
  const bytes = await makeImage("png", 64, 40 + slug.length);
  form.append("image", new File([new Uint8Array(bytes)], "desk.png"));
  return { post: id, image: (await api.media.upload(form)).id };
}

async function rowsOf(
  client: Client,
  shared: Pick<Ids, "post" | "image" | "user" | "member"> & { token?: number },
): Promise<Ids> {
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
  const template = await templateOf(api);
  const token =
    shared.token ?? (await api.accounts.createToken({ name: "Scanner", scopes: ["upload"] })).id;
  const { id: reviewLink } = await api.reviewLinks.create({ id: job, candidateIds: [candidate] });
  const made = { job, candidate, version: version.id, upload, note, template, reviewLink };
  return { ...shared, token, ...made };
}

/** Makes each account of the matrix the kind of member it is named after. */
async function shareWithAll({ job: id }: Ids): Promise<void> {
  const api = await clients.owner.api();
  for (const role of memberRoles) await api.jobs.setMember({ id, user: role, role });
  await api.jobs.setMember({ id, user: "colleague", role: "viewer" });
  await api.jobs.setMember({ id, user: "former", role: "editor" });
  await api.jobs.setMember({ id, user: "deactivated", role: "editor" });
  const former = await (await clients.former.api()).accounts.currentUser();
  await api.jobs.removeMember({ id, userId: former.id });
}

/** The error code a role must get, or null if it may call. */
function refusal(access: Access, role: Role, rows: "own" | "others" | "missing") {
  if (access.who === "anyone") return null;
  if (role === "visitor" || role === "deactivated") return "UNAUTHORIZED";
  if (access.who === "admin") return role === "admin" ? null : "FORBIDDEN";
  if (access.who === "writer") {
    if (role === "admin") return access.isOwned === true && rows === "missing" ? "NOT_FOUND" : null;
    if (role !== "author") return "FORBIDDEN";
    return access.isOwned === true && rows !== "own" ? "NOT_FOUND" : null;
  }
  if (access.action === undefined) return null;
  const onJob = jobRoles.find((known) => known === role);
  if (rows === "missing" || onJob === undefined) return "NOT_FOUND";
  if (rows === "others") return "NOT_FOUND";
  if (mayDo(onJob, access.action)) return null;
  return access.isHidden === true ? "NOT_FOUND" : "FORBIDDEN";
}

/** Yields every role with rows of "owner", of a user who shares nothing, and missing ones. */
function* cases(access: Access): Generator<{ role: Role; ids: Ids; expected: string }> {
  for (const role of roles) {
    const sets =
      access.who === "writer"
        ? { own: role === "author" ? authored : own, others: own, missing }
        : { own, others: foreign, missing };
    for (const rows of ["own", "others", "missing"] as const) {
      // The foreign rows belong to this role.
      if (role === "other" && rows === "others") continue;
      const expected = refusal(access, role, rows);
      if (expected !== null) yield { role, ids: sets[rows], expected };
    }
  }
}

function call(api: Api, name: string, input: unknown): Promise<unknown> {
  // The names are taken from the router.
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
  expect(tried).toBeGreaterThan(1500);
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
  expect(tried).toBeGreaterThan(1300);
});

test("owner and members get through wherever their role allows it", async () => {
  const wrong: string[] = [];
  let tried = 0;
  for (const [name, access] of Object.entries(accessTable)) {
    const { action } = access;
    if (action === undefined) continue;
    for (const role of [...memberRoles, "owner"] as const) {
      if (!mayDo(role, action)) continue;
      tried += 1;
      const api = await clients[role].api();
      const ids = await rowsFor(role, action);
      // Only a corrected field can be cleared.
      if (name === "candidates.clearCorrection") {
        await api.candidates.correct({ id: ids.candidate, field: "name", value: "Noor" });
      }
      if (name === "candidates.repair") await removeRoles(api, ids.candidate);
      // Previews need another model's unused answers. Checks need answers that count.
      const model = createLocalEngine().name;
      if (name === "judging.preview" || name === "judging.useAnswers")
        seedJudging(made.desk.parts.db, ids, { model: "other", countedModel: model });
      if (name === "judging.checkAgreement")
        seedJudging(made.desk.parts.db, ids, { model, countedModel: model });
      const answer = await call(api, name, access.input?.(ids)).then(() => "let in", codeOf);
      if (answer !== "let in") wrong.push(`${name} as ${role}: ${String(answer)}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(170);
});

/** Removes the roles, which gives the repair something to do. */
async function removeRoles({ candidates }: Api, id: number): Promise<void> {
  const { entries } = await candidates.profile({ id });
  for (const { field, subject } of entries)
    if (field === "role") await candidates.correct({ id, field, subject, value: null });
}

test("an author gets through to their own posts and pictures", async () => {
  const api = await clients.author.api();
  const wrong: string[] = [];
  for (const [name, access] of Object.entries(accessTable)) {
    if (access.isOwned !== true) continue;
    const slug = `for-${name.toLowerCase().replace(".", "-")}`;
    const ids = { ...own, ...(await articleOf(clients.author, slug)) };
    const answer = await call(api, name, access.input?.(ids)).then(() => "let in", codeOf);
    if (answer !== "let in") wrong.push(`${name}: ${String(answer)}`);
  }
  expect(wrong).toEqual([]);
});

/** Reads share one set of rows. Each change gets new ones, with the caller's note and template. */
async function rowsFor(role: (typeof memberRoles)[number] | "owner", action: JobAction) {
  if (action === "view") return own;
  const ids = await rowsOf(clients.owner, own);
  const ofJob = (user: string) => ({ id: ids.job, user });
  const { jobs } = await clients.owner.api();
  await jobs.setMember({ ...ofJob("colleague"), role: "viewer" });
  if (role === "owner") return ids;
  await jobs.setMember({ ...ofJob(role), role });
  const api = await clients[role].api();
  const { id: note } = await api.notes.add({ id: ids.candidate, text: "Call again." });
  const template = await templateOf(api);
  return { ...ids, note, template };
}

/** Procedures that take a list of candidates and skip the ones the caller can't see. */
const leavesOut = ["candidates.excerpts", "shortlist.change", "shortlist.set"];

test.each(["candidate", "job"] as const)(
  "a deleted %s is there for no procedure, its owner's included",
  async (kind) => {
    const api = await clients.owner.api();
    const ids = await rowsOf(clients.owner, own);
    // Removing a member isn't about the deleted rows.
    await api.jobs.setMember({ id: ids.job, user: "viewer", role: "viewer" });
    await api[`${kind}s`].delete({ id: ids[kind] });
    const wrong: string[] = [];
    let tried = 0;
    for (const [name, access] of Object.entries(accessTable)) {
      const says = (id: number) => textOf(access.input?.({ ...ids, [kind]: id }));
      if (access.action === undefined || name.endsWith(".restore") || says(1) === says(2)) continue;
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

/** Sends this input as a client of a REST path would. */
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
