import { readZip } from "@resume-picker/adapters/extract-text/zip/read-zip";
import { listOwnData, loadOwnValues } from "@resume-picker/db/queries/erasures/own-data";
import { access } from "node:fs/promises";
import { sessions, userActions, users } from "@resume-picker/db/schema/accounts";
import { candidates } from "@resume-picker/db/schema/candidates";
import { jobs } from "@resume-picker/db/schema/jobs";
import { mails } from "@resume-picker/db/schema/mails";
import { afterAll, beforeEach, expect, test } from "vitest";
import { backendJob, formOf, makeTestDesk, password, resumeText } from "../testing/test-desk.ts";
import type { Client, TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
const desks: TestDesk[] = [];
beforeEach(async () => {
  desk = await makeTestDesk();
  desks.push(desk);
});
afterAll(() => Promise.all(desks.map((made) => made.close())));

async function signInAgain(username: string): Promise<Client> {
  const client = desk.visitor();
  await (await client.api()).accounts.signIn({ username, password });
  return client;
}

async function upload(client: Client, name: string): Promise<void> {
  const api = await client.api();
  const { id } = await api.jobs.create(backendJob);
  const content = resumeText({ name, email: `${name.split(" ")[0] ?? ""}@example.org` });
  await api.uploads.upload(formOf([{ name: "cv.txt", content }], id));
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString("latin1");
}

test("people see where they are signed in, and can end one session or all", async () => {
  const first = await desk.signUp("ada");
  const second = await signInAgain("ada");
  const other = await desk.signUp("bea");
  const list = await (await second.api()).accounts.sessions();
  expect(list).toHaveLength(2);
  expect(list.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  expect(JSON.stringify(list)).not.toContain(
    desk.parts.db.select().from(sessions).all()[0]?.id ?? "none",
  );

  const away = list.find(({ isCurrent }) => !isCurrent)?.ref ?? "";
  const others = await other.api();
  await expect(others.accounts.endSession({ ref: away })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  await (await second.api()).accounts.endSession({ ref: away });
  await expect((await first.api()).accounts.currentUser()).rejects.toMatchObject({
    code: "UNAUTHORIZED",
  });
  await (await second.api()).accounts.currentUser();

  await (await second.api()).accounts.signOutEverywhere();
  await expect((await second.api()).accounts.currentUser()).rejects.toMatchObject({
    code: "UNAUTHORIZED",
  });
  await others.accounts.currentUser();
});

test("a download of one's data holds the CVs and rows of this account and no secrets", async () => {
  const ada = await desk.signUp("ada");
  const bea = await desk.signUp("bea");
  await upload(ada, "Noor Haddad");
  await upload(bea, "Ida Berg");
  const archive = await (await ada.api()).accounts.exportData();
  expect(archive.mimeType).toBe("application/zip");
  const names = await textOf(archive.stream);
  for (const name of ["profile.json", "candidates.json", "scores.json", "files/1.txt"]) {
    expect(names).toContain(name);
  }
  expect(names).not.toContain("files/2.txt");
  const { id } = await (await ada.api()).accounts.currentUser();
  const rows = JSON.stringify([
    loadOwnValues(desk.parts.db, id),
    ...Object.values(listOwnData(desk.parts.db, id)).map((read) => [...read()]),
  ]);
  expect(rows).toContain("Noor Haddad");
  expect(rows).not.toMatch(/Ida Berg|argon2|passwordHash/);
});

test("a download of one's data says which CVs blind review left out", async () => {
  const ada = await desk.signUp("ada");
  await upload(ada, "Noor Haddad");
  await upload(ada, "Ida Berg");
  const api = await ada.api();
  const readme = async () => {
    const zip = await readZip(await (await api.accounts.exportData()).bytes());
    return String(await zip.read("README.txt"));
  };
  expect(await readme()).not.toContain("Left out");
  const [job] = await api.jobs.list();
  await api.jobs.setBlindReview({ id: job?.id ?? 0, isBlind: true, hidesSchools: false });
  expect(await readme()).toContain(
    "Left out: 1 CV of 1 candidate hidden from you in blind review.",
  );
});

test("a deleted account leaves nothing behind, and others keep what is theirs", async () => {
  const admin = await desk.signUp("admin");
  const ada = await desk.signUp("ada");
  await upload(ada, "Noor Haddad");
  await upload(admin, "Ida Berg");
  const file = desk.parts.db
    .select()
    .from(candidates)
    .all()
    .find(({ name }) => name === "Noor Haddad");
  const path = desk.parts.files.pathOf(file?.fileSha256 ?? "");
  await access(path);
  const api = await ada.api();
  await expect(api.accounts.deleteAccount({ password: "wrong one" })).rejects.toMatchObject({
    code: "BAD_REQUEST",
    message: "Current password is incorrect",
  });
  await api.accounts.deleteAccount({ password });
  await expect(access(path)).rejects.toMatchObject({ code: "ENOENT" });
  const { db } = desk.parts;
  expect(
    db
      .select()
      .from(users)
      .all()
      .map(({ username }) => username),
  ).toEqual(["admin"]);
  expect(db.select().from(jobs).all()).toHaveLength(1);
  expect(
    db
      .select()
      .from(candidates)
      .all()
      .map(({ name }) => name),
  ).toEqual(["Ida Berg"]);
  const rest = JSON.stringify([db.select().from(mails).all(), db.select().from(userActions).all()]);
  expect(rest).not.toContain("ada@example.com");
  await expect((await ada.api()).accounts.currentUser()).rejects.toMatchObject({
    code: "UNAUTHORIZED",
  });
});

test("the last admin can't leave others without one", async () => {
  const admin = await desk.signUp("admin");
  await desk.signUp("ada");
  await expect((await admin.api()).accounts.deleteAccount({ password })).rejects.toMatchObject({
    code: "CONFLICT",
  });
  expect((await (await admin.api()).accounts.currentUser()).username).toBe("admin");
});
