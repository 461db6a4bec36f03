import { createLocalEngine } from "@resume-picker/adapters/ai-local/local-engine";
import { listAuditEvents } from "@resume-picker/db/queries/audit/audit";
import { mails } from "@resume-picker/db/schema/mails";
import { auditLabel } from "@resume-picker/domain/admin/audited-actions";
import { AppError } from "@resume-picker/domain/errors";
import { Secret, TOTP } from "otpauth";
import { expect, onTestFinished, test } from "vitest";
import { checkAuditTrail } from "../backup/check-audit-trail.ts";
import { createContext } from "../context.ts";
import type { Parts } from "../context.ts";
import { createCaller } from "../root.ts";
import { backendJob, formOf, makeTestDesk, password, resumeText } from "../testing/test-desk.ts";

async function makeOffice(overrides: Partial<Parts> = {}) {
  const desk = await makeTestDesk(overrides);
  onTestFinished(() => desk.close());
  const admin = await (await desk.signUp("ada")).api();
  const ben = await desk.signUp("ben");
  const { id: benId } = await (await ben.api()).accounts.currentUser();
  /** Returns the audit events except sign-ups, earliest first. */
  const told = async () => {
    const entries = await listAuditEvents(desk.parts.db, {}, { limit: 1000 });
    return entries
      .filter(({ action }) => action !== "sign-up")
      .reverse()
      .map(({ username, action, subject, metadata, address }) => ({
        username,
        action,
        subject,
        ...(metadata === null ? {} : { metadata }),
        address,
      }));
  };
  const signIn = async (username: string, typed: string, code?: string) =>
    (await desk.visitor().api()).accounts.signIn({
      username,
      password: typed,
      ...(code === undefined ? {} : { code }),
    });
  return { desk, admin, ben, benId, told, signIn };
}

const by = (username: string | null, action: string, more: object = {}) =>
  expect.objectContaining({ username, action, ...more }) as unknown;
const network = "127.0.0.0/24";

test("a role, an activation and a deactivation are told with the name of whom it was done to", async () => {
  const { admin, benId, told } = await makeOffice();
  await admin.admin.setRole({ userId: benId, role: "admin" });
  await admin.admin.setActive({ userId: benId, isActive: false });
  const of = { username: "ada", subject: "ben", address: network };
  expect(await told()).toEqual([
    { ...of, action: "user.role", metadata: { role: "admin" } },
    { ...of, action: "user.status", metadata: { isActive: false } },
  ]);
  expect(JSON.stringify(await told())).not.toContain(benId);
});

test("failed sign-ins and the lockout are told by the account, never by what was typed", async () => {
  const { desk, signIn, told } = await makeOffice();
  await expect(signIn("my secret passphrase", "x")).rejects.toThrow();
  for (let round = 0; round < 12; round += 1) {
    await expect(signIn("BEN@example.com", `guess ${round}`)).rejects.toThrow();
  }
  await expect.poll(async () => (await told()).length).toBe(11);
  const failed = { username: null, subject: "ben", address: network };
  expect(await told()).toEqual([
    ...Array<object>(10).fill({
      ...failed,
      action: "sign-in.failed",
      metadata: { wrong: "password" },
    }),
    { ...failed, action: "sign-in.locked" },
  ]);
  const rows = JSON.stringify(desk.parts.db.$client.prepare("select * from audit_events").all());
  expect(rows).not.toMatch(/secret|passphrase|guess|BEN@/);
});

test("wrong own passwords and codes inside a session are told, and so is their lockout", async () => {
  const { ben, told } = await makeOffice();
  const { accounts } = await ben.api();
  const change = { currentPassword: "a secret guess", newPassword: "another horse 8" };
  for (let round = 0; round < 5; round += 1) {
    await expect(accounts.changePassword(change)).rejects.toThrow();
    await expect(accounts.deleteAccount({ password: "a secret guess" })).rejects.toThrow();
  }
  await expect(accounts.deleteAccount({ password })).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
  });
  await expect.poll(async () => (await told()).length).toBe(11);
  const of = { username: "ben", subject: "ben", address: network };
  const failed = { ...of, action: "own-password.failed", metadata: { wrong: "password" } };
  expect(await told()).toEqual([
    ...Array<object>(10).fill(failed),
    { ...of, action: "own-password.locked" },
  ]);
  expect(JSON.stringify(await told())).not.toContain("guess");
});

test("guesses from ever new addresses don't fill the trail, whose rows stay for good", async () => {
  const { desk, told } = await makeOffice();
  const from = async (ipAddress: string) =>
    createCaller(
      await createContext(desk.parts, {
        requestId: "test-request",
        client: { ipAddress, userAgent: "test" },
        cookieHeader: "",
        authorization: "",
        setCookie: () => undefined,
      }),
    );
  for (let host = 0; host < 35; host += 1) {
    const { accounts } = await from(`203.0.${host}.7`);
    await expect(accounts.signIn({ username: "ben", password: "guess" })).rejects.toThrow();
  }
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await told()).toHaveLength(30);
});

test("what somebody does to their own account is told: sign-in, password, second step, data", async () => {
  const { desk, ben, signIn, told } = await makeOffice();
  const { accounts } = await ben.api();
  await accounts.changePassword({ currentPassword: password, newPassword: "a new secret" });
  await accounts.forgotPassword({ email: "ben@example.com" });
  const resetToken = () =>
    desk.parts.db
      .select()
      .from(mails)
      .all()
      .map(({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? "")
      .join("");
  await expect.poll(resetToken).not.toBe("");
  const visitor = await desk.visitor().api();
  await visitor.accounts.resetPassword({ token: resetToken(), newPassword: password });
  const again = desk.visitor();
  await (await again.api()).accounts.signIn({ username: "ben", password });
  const own = (await again.api()).accounts;
  const { secret } = await own.startSecondFactor({ password });
  const timestamp = desk.parts.clock().getTime();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  const { recoveryCodes } = await own.confirmSecondFactor({ code });
  await expect(signIn("ben", password, "not-a-code")).rejects.toThrow();
  await expect.poll(async () => (await told()).at(-1)?.action).toBe("sign-in.failed");
  await own.exportData();
  await own.signOutEverywhere();
  await signIn("ben", password, recoveryCodes[0]);
  const of = { address: network };
  expect(await told()).toEqual([
    by("ben", "password.change", of),
    by("ben", "password.reset", of),
    by("ben", "sign-in", of),
    by("ben", "second-factor.on", of),
    by(null, "sign-in.failed", { subject: "ben", metadata: { wrong: "code" }, ...of }),
    by("ben", "account.export", of),
    by("ben", "session.end-all", of),
    by("ben", "sign-in", of),
  ]);
});

test("a deletion of an account is told without a name, and the chain stays whole", async () => {
  const { desk, admin, ben, benId } = await makeOffice();
  await admin.admin.setRole({ userId: benId, role: "admin" });
  await (await ben.api()).accounts.deleteAccount({ password });
  const entries = await admin.admin.audit({});
  expect(entries.slice(0, 2)).toMatchObject([
    { action: "account.delete", username: null, isUserErased: true },
    { action: "user.role", username: "ada", subject: null, isSubjectErased: true },
  ]);
  expect(checkAuditTrail(desk.parts.db)).toEqual([]);
  const { $client } = desk.parts.db;
  const all = ["audit_events", "user_actions"].map((table) =>
    $client.prepare(`select * from ${table}`).all(),
  );
  expect(JSON.stringify(all)).not.toContain(benId);
  expect(JSON.stringify(all)).not.toMatch(/"ben/);
  const file = await new Response((await admin.admin.exportAudit({})).stream).text();
  expect(file).toContain(",Deleted account,account.delete,Account deleted,");
  expect(file).toContain(",ada,user.role,Role changed,Deleted account,127.0.0.0/24,");
});

test("each run of an AI service is told once, with host, model and number of candidates, also when it fails", async () => {
  const engine = createLocalEngine();
  let isBroken = false;
  const rankCandidates: typeof engine.rankCandidates = (request) =>
    isBroken
      ? Promise.reject(new AppError("UNAVAILABLE", "No answer."))
      : engine.rankCandidates(request);
  const readPosting = () => Promise.resolve({ rows: [] });
  const ai = { ...engine, name: "model-7", host: "ai.example.com", rankCandidates, readPosting };
  const { ben, told } = await makeOffice({ ai });
  const api = await ben.api();
  const { id } = await api.jobs.create(backendJob);
  const cvs = ["Noor Haddad", "Ida Berg"].map((name) => ({
    name: `${name}.txt`,
    content: resumeText({ name, email: `${name.slice(0, 3)}@example.org` }),
  }));
  await api.uploads.upload(formOf(cvs, id));
  await api.scoring.aiRank({ id });
  isBroken = true;
  await expect(api.scoring.aiRank({ id })).rejects.toThrow();
  await api.jobs.analyzeSkills({ description: "Builds payment services in TypeScript." });
  const run = { engine: "model-7", host: "ai.example.com", candidates: 2 };
  expect((await told()).slice(-3)).toEqual([
    by("ben", "job.ai-rank", { metadata: { ...run, status: "done" } }),
    by("ben", "job.ai-rank", { metadata: { ...run, status: "failed" } }),
    by("ben", "job.ai-skills", { metadata: { engine: "model-7", host: "ai.example.com" } }),
  ]);
  expect(JSON.stringify(await told())).not.toMatch(/Noor|Ida/);
});

test("exports are told, what is read of the blog is not, and every event has words", async () => {
  const { admin, ben, told } = await makeOffice();
  const api = await ben.api();
  const { id } = await api.jobs.create(backendJob);
  const content = resumeText({ name: "Noor Haddad", email: "noor@example.org" });
  const { results } = await api.uploads.upload(formOf([{ name: "cv.txt", content }], id));
  const candidateId = results[0]?.candidateId ?? 0;
  await api.shortlist.export({ jobId: id, candidateIds: [candidateId] });
  await api.candidates.download({ id: candidateId });
  const post = { title: "Hello", slug: "hello", content: "Words.", status: "published" as const };
  await admin.blog.create(post);
  await api.blog.bySlug({ slug: "hello" });
  await admin.admin.exportAudit({});
  expect((await told()).map(({ action }) => action)).toEqual([
    "job.create",
    "candidate.upload",
    "shortlist.export",
    "candidate.download",
    "blog.create",
    "audit.export",
  ]);
  const own = await admin.admin.audit({ action: "shortlist.export" });
  expect(own).toMatchObject([{ username: "ben", address: network, resourceId: String(id) }]);
  expect(await admin.admin.auditActions()).not.toContain("blog.view");
  for (const { action } of await told()) expect(auditLabel(action)).not.toBe(action);
});

test("an admin filters what was done to somebody, not only what they did", async () => {
  const { admin, benId } = await makeOffice();
  await admin.admin.setActive({ userId: benId, isActive: false });
  expect((await admin.admin.audit({ userId: benId })).map(({ action }) => action)).toEqual([
    "user.status",
    "sign-up",
  ]);
});

test("the exported trail carries the hashes that the database is checked by", async () => {
  const { desk, admin } = await makeOffice();
  const file = await new Response((await admin.admin.exportAudit({})).stream).text();
  const hashes = desk.parts.db.$client.prepare("select hash from audit_events").pluck().all();
  // The last event is this export.
  for (const hash of hashes.slice(0, -1)) expect(file).toContain(String(hash));
  desk.parts.db.$client.exec(
    "drop trigger audit_events_unchanged; update audit_events set action = 'sign-in' where id = 2",
  );
  expect(checkAuditTrail(desk.parts.db)).toMatchObject([
    {
      kind: "audit",
      what: expect.stringContaining("event 2 (2026-03-01T12:00:00.000Z)") as string,
    },
  ]);
});
