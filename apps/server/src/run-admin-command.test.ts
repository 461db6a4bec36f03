import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { profileOf } from "@resume-picker/api/testing/test-desk";
import { connect } from "@resume-picker/db/connect";
import { listAuditEvents } from "@resume-picker/db/queries/audit/audit";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startBuilt } from "./testing/start-built.ts";

let data: string;
beforeEach(() => void (data = mkdtempSync(join(tmpdir(), "resume-picker-admin-"))));
afterEach(() => rmSync(data, { recursive: true, force: true }));

const admin = async (...args: string[]) =>
  startBuilt(data, "maintain", { args: ["admin", ...args] }).ended;

const post = (url: string, body: object) =>
  fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

// This test starts eight processes in sequence.
test("the last admin gets in again from the terminal, with the server stopped or running", async () => {
  const first = startBuilt(data);
  const url = await first.ready;
  for (const name of ["ada", "ben"]) await post(`${url}/api/register`, profileOf(name));
  const beside = await admin("make-admin", "ben@example.com");
  expect(beside.output).toContain("The server is running");
  expect(beside.output).toContain("ben is an active admin.");
  await first.stop();

  const listed = await admin("list");
  expect(listed).toMatchObject({ code: 0 });
  expect(listed.output).not.toContain("The server is running");
  expect(listed.output).toContain("ada  ada@example.com  admin  active");
  expect(listed.output).toContain("ben  ben@example.com  admin  active");
  const made = await admin("reset-link", "ADA");
  const token = /reset-password\?token=([\w-]+)/.exec(made.output)?.[1];
  expect(await admin("stop-second-factor", "ada")).toMatchObject({ code: 1 });
  const unknown = await admin("reset-link", "nobody");
  expect(unknown.code).toBe(1);
  expect(unknown.output).toContain("No account named “nobody”");
  expect((await admin("reset-link")).code).toBe(2);

  const db = connect(join(data, "app.db"));
  const told = await listAuditEvents(db, { action: "user.reset-link" }, { limit: 10 });
  db.$client.close();
  expect(told).toMatchObject([{ username: null, subject: "ada" }]);

  const second = startBuilt(data);
  const again = await second.ready;
  const change = { token, newPassword: "another horse 8" };
  expect((await post(`${again}/api/reset-password`, change)).status).toBe(200);
  const signIn = { username: "ada", password: change.newPassword };
  expect((await post(`${again}/api/login`, signIn)).status).toBe(200);
  await second.stop();
}, 240_000);
