import { appRouter } from "@resume-picker/api/root";
import { backendJob, formOf, resumeText } from "@resume-picker/api/testing/test-desk";
import type { Client } from "@resume-picker/api/testing/test-desk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessTable, messageTemplate } from "./testing/access-table.ts";
import { post } from "./testing/blog-access.ts";
import type { Ids } from "./testing/access.ts";
import { makeTestApp } from "./testing/test-app.ts";

/** Fields that no input may set. Their values are recognizable wherever they are stored. */
const smuggled: Record<string, unknown> = {
  id: 987_654_321,
  userId: "smuggled-user",
  createdBy: "smuggled-user",
  ownerId: "smuggled-user",
  uploadedBy: "smuggled-user",
  authorId: "smuggled-user",
  role: "admin",
  isActive: false,
  isAdmin: true,
  emailVerified: true,
  email_verified: 1,
  createdAt: 987_654_321,
  updatedAt: 987_654_321,
  totalScore: 98.7654321,
  manualRank: 987_654_321,
  aiRank: 987_654_321,
  viewCount: 987_654_321,
  passwordHash: "smuggled-hash",
  filePath: "/smuggled/path",
  fileSha256: "smuggled-sha",
};
const traces = /987_?654_?321|98\.7654321|smuggled/;

let made: Awaited<ReturnType<typeof makeTestApp>>;
let owner: Client;
let admin: Client;
let ids: Ids;

beforeAll(async () => {
  made = await makeTestApp();
  admin = await made.desk.signUp("admin");
  owner = await made.desk.signUp("owner");
  const api = await owner.api();
  const job = await api.jobs.create(backendJob);
  const content = resumeText({ name: "Noor Haddad", email: "noor@example.org" });
  const { results, uploadId: upload } = await api.uploads.upload(
    formOf([{ name: "noor.txt", content }], job.id),
  );
  const candidate = results[0]?.candidateId ?? 0;
  const [version] = await api.candidates.versions({ id: candidate });
  const { id: user } = await api.accounts.currentUser();
  const { id: postId } = await (await admin.api()).blog.create(post);
  const { id: note } = await api.notes.add({ id: candidate, text: "Call back." });
  const { id: token } = await api.accounts.createToken({ name: "Scanner", scopes: ["upload"] });
  const { id: template } = await api.messages.addTemplate(messageTemplate);
  const account = { template, post: postId, user, token, image: 1, member: user, reviewLink: 0 };
  ids = { job: job.id, candidate, version: version?.id ?? 0, upload, note, ...account };
});
afterAll(() => made.desk.close());

/** Procedures that would end what the others need, or whose allowed changes look the same. */
const left = /delete|signOut|uploads|media\.upload|setRole|setActive|changePassword|Factor/i;

test("no input stores a field that isn't its own, whatever it is called", async () => {
  const { $client: client } = made.desk.parts.db;
  const users = () => client.prepare("select id, role, is_active from users order by id").all();
  const before = users();
  const names = Object.keys(appRouter._def.procedures).filter((name) => !left.test(name));
  let accepted = 0;
  for (const name of names) {
    const input: unknown = accessTable[name]?.input?.(ids);
    const fields = { ...smuggled, ...(input as object | undefined) };
    const caller = ["admin", "writer"].includes(accessTable[name]?.who ?? "") ? admin : owner;
    const [group = "", verb = ""] = name.split(".");
    const procedure: unknown = Reflect.get(Object(Reflect.get(await caller.api(), group)), verb);
    await (procedure as (value: unknown) => Promise<unknown>)(fields).then(
      () => (accepted += 1),
      () => undefined,
    );
  }
  expect(accepted).toBeGreaterThan(30);

  const tables = client
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .pluck()
    .all() as string[];
  const stored = tables.flatMap((table) =>
    client
      .prepare(`select * from "${table}"`)
      .all()
      .map((row) => `${table} ${JSON.stringify(row)}`),
  );
  expect(stored.length).toBeGreaterThan(10);
  expect(stored.filter((row) => traces.test(row))).toEqual([]);
  // The account that signed up during the test isn't an admin either.
  const newcomers = users().filter((row) => !JSON.stringify(before).includes(JSON.stringify(row)));
  expect(newcomers).toMatchObject([{ role: "user", is_active: 1 }]);
});
