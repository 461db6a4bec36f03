import { existsSync } from "node:fs";
import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createMailer } from "@resume-picker/adapters/mailer/mailer";
import { makeImage } from "@resume-picker/adapters/media/testing/make-images";
import { deleteOwnAccount } from "@resume-picker/db/queries/erasures/delete-account";
import { backgroundJobs } from "@resume-picker/db/schema/background-jobs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";
import { DataRefused } from "./data-refused.ts";
import { settleLeftovers } from "./settle-files.ts";

let desk: TestDesk;
let outboxDirectory: string;
beforeAll(async () => {
  desk = await makeTestDesk();
  outboxDirectory = join(desk.parts.dataDirectory, "outbox");
});
afterAll(() => desk.close());

const mailer = () =>
  createMailer({ smtpUrl: undefined, from: "desk@example.com", outboxDirectory });
/** Does the cleanup of the next start. */
const restart = () =>
  settleLeftovers({ ...desk.parts, forgetMails: (person) => mailer().forget(person) });
const now = new Date("2026-03-01T12:00:00Z");

/** Stores a CV without a row. */
async function storeWithoutRow(digit: string, writtenAt: Date): Promise<string> {
  const path = desk.parts.files.pathOf(digit.repeat(64));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, "a CV");
  await utimes(path, writtenAt, writtenAt);
  return path;
}

test("a crash in the middle of deleting an account leaves no mail of that person", async () => {
  await desk.signUp("ada");
  const bea = await desk.signUp("bea");
  const { id } = await (await bea.api()).accounts.currentUser();
  const letter = { subject: "Verify", text: "Link", html: "<p>Link</p>" };
  await mailer().send({ ...letter, recipient: "ada@example.com" }, "somebody-else");
  // One to her former address, and one by an older version, which stored no account.
  await mailer().send({ ...letter, recipient: "bea.once@example.org" }, id);
  await mailer().send({ ...letter, recipient: "bea@example.com" }, null);
  // The rows are deleted, but the process ends before deleting the mails.
  await deleteOwnAccount(desk.parts.db, id, now);
  expect(await readdir(outboxDirectory)).toHaveLength(3);
  await restart();
  expect(await readdir(outboxDirectory)).toHaveLength(1);
  expect(desk.parts.db.select().from(backgroundJobs).all()).toEqual([]);
});

test("a picture whose upload or deletion was cut off is gone, and one that is kept stays", async () => {
  const { db, media } = desk.parts;
  const half = await media.save(await makeImage("png"));
  const whole = await media.save(await makeImage("jpeg"));
  const columns = "filename, original_filename, file_path, file_size, mime_type, created_at";
  db.$client
    .prepare(`insert into media_assets (${columns}) values (?, 'b.jpg', ?, 1, 'image/webp', 1)`)
    .run(whole.name, whole.path);
  const folder = join(desk.parts.dataDirectory, "media", "ab");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, ".saving-x"), "half a picture");
  await restart();
  expect(await media.open(half.name)).toBeNull();
  expect(await media.open(whole.name)).not.toBeNull();
  expect(await readdir(folder)).toEqual([]);
});

test("a CV whose upload or deletion was cut off is gone, and those of candidates stay", async () => {
  const api = await (await desk.signUp("cai")).api();
  const content = resumeText({ name: "Noor Haddad", email: "noor@example.org" });
  const { results } = await api.uploads.upload(formOf([{ name: "noor.txt", content }]));
  const orphan = await storeWithoutRow("e", now);
  await restart();
  expect(existsSync(orphan)).toBe(false);
  const id = results[0]?.candidateId ?? 0;
  await expect(api.candidates.download({ id })).resolves.toBeDefined();
});

test("an older copy of app.db beside the CVs of today is refused, and no CV is deleted", async () => {
  const newer = await storeWithoutRow("f", new Date(now.getTime() + 2 * 60 * 60 * 1000));
  const older = await storeWithoutRow("d", now);
  await expect(restart()).rejects.toThrow(DataRefused);
  expect([newer, older].map((path) => existsSync(path))).toEqual([true, true]);
});
