import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createMailer } from "@resume-picker/adapters/mailer/mailer";
import { hashOfImage } from "@resume-picker/adapters/media/media-store";
import { makeImage } from "@resume-picker/adapters/media/testing/make-images";
import { deleteOwnAccount } from "@resume-picker/db/queries/own-data";
import { markUnsettled } from "@resume-picker/db/queries/unsettled-files";
import { work } from "@resume-picker/db/schema/work";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestDesk } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";
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
/** What the next start does. */
const restart = () =>
  settleLeftovers({ ...desk.parts, forgetMails: (address) => mailer().forget(address) });
const unsettled = () => desk.parts.db.select().from(work).all();
const now = new Date("2026-03-01T12:00:00Z");

test("a crash in the middle of deleting an account leaves no mail of that person", async () => {
  await desk.signUp("ada");
  const bea = await desk.signUp("bea");
  for (const name of ["ada", "bea"]) {
    const recipient = `${name}@example.com`;
    await mailer().send({ recipient, subject: "Verify", text: "Link", html: "<p>Link</p>" });
  }
  const { id } = await (await bea.api()).accounts.currentUser();
  // The rows are gone; the process ends before it comes to the mails.
  await deleteOwnAccount(desk.parts.db, id, now);
  expect(await readdir(outboxDirectory)).toHaveLength(2);
  await restart();
  expect(await readdir(outboxDirectory)).toHaveLength(1);
  expect(unsettled()).toEqual([]);
});

test("a picture whose upload or deletion was cut off is gone, and one that is kept stays", async () => {
  const { db, media } = desk.parts;
  const [cutOff, kept] = [await makeImage("png"), await makeImage("jpeg")];
  const half = await media.save(cutOff);
  markUnsettled(db, [hashOfImage(cutOff)], { kind: "settle-image", now });
  const whole = await media.save(kept);
  const columns = "filename, original_filename, file_path, file_size, mime_type, created_at";
  db.$client
    .prepare(`insert into media_assets (${columns}) values (?, 'b.jpg', ?, 1, 'image/webp', 1)`)
    .run(whole.name, whole.path);
  markUnsettled(db, [hashOfImage(kept)], { kind: "settle-image", now });
  const folder = join(desk.parts.dataDirectory, "media", "ab");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, ".saving-x"), "half a picture");
  await restart();
  expect(await media.open(half.name)).toBeNull();
  expect(await media.open(whole.name)).not.toBeNull();
  expect(await readdir(folder)).toEqual([]);
  expect(unsettled()).toEqual([]);
});
