import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestDesk } from "../testing/test-desk.ts";
import type { Client, TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
let ada: Client;
let admin: Awaited<ReturnType<Client["api"]>>["admin"];

beforeAll(async () => {
  desk = await makeTestDesk({ mailHost: null });
  ada = await desk.signUp("ada");
  ({ admin } = await ada.api());
});
afterAll(() => desk.close());

test("a test email goes out at once, and a mail server that refuses it is quoted", async () => {
  const { message } = await admin.sendTestMail();
  expect(message).toContain("saved to the outbox folder");
  const outbox = join(desk.parts.dataDirectory, "outbox");
  const names = await readdir(outbox);
  const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), "utf8")));
  expect(texts.some((text) => text.includes("Test email from Resume Picker"))).toBe(true);
  const refusing = await makeTestDesk({
    sendMailNow: () => Promise.reject(new Error("535 Authentication failed")),
  });
  const other = (await (await refusing.signUp("ada")).api()).admin;
  await expect(other.sendTestMail()).rejects.toMatchObject({
    message: "The mail server rejected the email: 535 Authentication failed",
  });
  await refusing.close();
});

test("an admin makes a backup, and only the operator can let them download it", async () => {
  const { name, bytes } = await admin.backUpNow();
  expect(bytes).toBeGreaterThan(1000);
  const status = await admin.status();
  expect(status.backups.map((backup) => backup.name)).toEqual([name]);
  expect(status.missingFiles).toBe(0);
  const states = new Map(status.verdicts.map(({ part, state }) => [part, state]));
  expect([states.get("backup"), states.get("files"), states.get("mail")]).toEqual([
    ...["ok", "ok", "warning"],
  ]);
  await expect(admin.downloadBackup({ name })).rejects.toMatchObject({ code: "FORBIDDEN" });
  // The next call sees the operator's changed setting.
  desk.parts.canDownloadBackups = true;
  const allowed = (await ada.api()).admin;
  const file = await allowed.downloadBackup({ name });
  expect((await file.bytes()).byteLength).toBe(bytes);
  await expect(allowed.downloadBackup({ name: "../app.db" })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  const [entry] = await allowed.audit({ action: "backup.download" });
  expect(entry).toMatchObject({ username: "ada", metadata: { bytes } });
});
