import { apiTokens } from "@resume-picker/db/schema/api-tokens";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createContext } from "../../context.ts";
import { createCaller } from "../../root.ts";
import { backendJob, formOf, makeTestDesk, resumeText } from "../../testing/test-desk.ts";
import type { TestDesk } from "../../testing/test-desk.ts";

let desk: TestDesk;
let now: Date;
const desks: TestDesk[] = [];
beforeEach(async () => {
  now = new Date("2026-03-01T12:00:00Z");
  desk = await makeTestDesk({ clock: () => now });
  desks.push(desk);
});
afterAll(() => Promise.all(desks.map((made) => made.close())));

/** A program with a token, and optionally its owner's cookies. */
async function program(token: string, cookieHeader = "") {
  const request = {
    requestId: "test-request",
    client: { ipAddress: "127.0.0.1", userAgent: "test" },
    cookieHeader,
    authorization: `Bearer ${token}`,
    setCookie: () => undefined,
  };
  return createCaller(await createContext(desk.parts, request));
}

const cv = formOf([
  { name: "cv.txt", content: resumeText({ name: "Noor Haddad", email: "noor@example.org" }) },
]);

test("a program reads with its token, and only what its owner may see", async () => {
  const ada = await (await desk.signUp("ada")).api();
  const bea = await (await desk.signUp("bea")).api();
  const { id } = await ada.jobs.create(backendJob);
  const foreign = await bea.jobs.create(backendJob);
  const { token } = await ada.accounts.createToken({ name: "Report", scopes: ["read"] });
  const reader = await program(token);
  expect((await reader.jobs.list()).map((job) => job.id)).toEqual([id]);
  await expect(reader.jobs.get({ id: foreign.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect((await reader.accounts.currentUser()).username).toBe("ada");
});

test("a token does nothing beyond its scopes", async () => {
  const ada = await (await desk.signUp("ada")).api();
  const { id } = await ada.jobs.create(backendJob);
  const read = await program(
    (await ada.accounts.createToken({ name: "Report", scopes: ["read"] })).token,
  );
  const upload = await program(
    (await ada.accounts.createToken({ name: "Scanner", scopes: ["upload"] })).token,
  );
  const refused = { code: "FORBIDDEN" };
  await expect(read.uploads.upload(cv)).rejects.toMatchObject(refused);
  await expect(read.jobs.delete({ id })).rejects.toMatchObject(refused);
  // Ada is an admin, but the token lacks that scope.
  await expect(read.admin.listUsers({})).rejects.toMatchObject(refused);
  await expect(read.accounts.sessions()).rejects.toMatchObject(refused);
  await expect(upload.jobs.list()).rejects.toMatchObject(refused);
  await expect(upload.jobs.list()).rejects.toThrow('This token needs the scope "read"');
  expect((await upload.uploads.upload(cv)).results[0]?.success).toBe(true);
  expect(await upload.uploads.list()).toHaveLength(1);
});

test("full access does the owner's work, but doesn't change the account or create tokens", async () => {
  const ada = await (await desk.signUp("ada")).api();
  const { token, id } = await ada.accounts.createToken({ name: "Assistant", scopes: ["all"] });
  const assistant = await program(token);
  await assistant.jobs.create(backendJob);
  expect((await assistant.admin.listUsers({})).items).toHaveLength(1);
  const refused = {
    code: "FORBIDDEN",
    message: "A token can't do this. Sign in and do it yourself.",
  };
  const { createToken, updateProfile, deleteAccount } = assistant.accounts;
  await expect(createToken({ name: "Next", scopes: ["read"] })).rejects.toMatchObject(refused);
  await expect(updateProfile({ email: "eve@example.org" })).rejects.toMatchObject(refused);
  await expect(deleteAccount({ password: "guess" })).rejects.toMatchObject(refused);
  await assistant.accounts.revokeToken({ id });
  await expect((await program(token)).jobs.list()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});

test("a token can't be read out of the list or the database, and shows when it was last used", async () => {
  const client = await desk.signUp("ada");
  const ada = await client.api();
  const { token } = await ada.accounts.createToken({ name: "Report", scopes: ["all", "read"] });
  expect(token).toMatch(/^rp_[\w-]{43}$/);
  const [listed] = await ada.accounts.tokens();
  expect(listed).toMatchObject({ name: "Report", scopes: ["read", "all"], lastUsedAt: null });
  const stored = JSON.stringify([listed, desk.parts.db.select().from(apiTokens).all()]);
  expect(stored).not.toContain(token.slice(3));

  now = new Date("2026-03-02T08:00:00Z");
  await (await program(token)).jobs.list();
  expect((await ada.accounts.tokens())[0]?.lastUsedAt).toEqual(now);
});

test("a wrong, revoked or deactivated token is refused, even beside its owner's cookie", async () => {
  const admin = await (await desk.signUp("admin")).api();
  const client = await desk.signUp("ada");
  const ada = await client.api();
  const { token, id } = await ada.accounts.createToken({ name: "Report", scopes: ["read"] });
  const refused = { code: "UNAUTHORIZED" };
  const wrong = await program(`rp_${"x".repeat(43)}`, client.cookie());
  await expect(wrong.jobs.list()).rejects.toMatchObject(refused);

  const { id: userId } = await ada.accounts.currentUser();
  await admin.admin.setActive({ userId, isActive: false });
  await expect((await program(token)).jobs.list()).rejects.toMatchObject(refused);
  await admin.admin.setActive({ userId, isActive: true });
  await (await program(token)).jobs.list();

  const again = desk.visitor();
  await (await again.api()).accounts.signIn({ username: "ada", password: "correct horse 7" });
  await (await again.api()).accounts.revokeToken({ id });
  await expect((await program(token)).jobs.list()).rejects.toMatchObject(refused);
});

test("revoking a token of somebody else leaves it valid, without claiming that it was revoked", async () => {
  const ada = await (await desk.signUp("owner")).api();
  const stranger = await (await desk.signUp("stranger")).api();
  const { token, id } = await ada.accounts.createToken({ name: "Report", scopes: ["read"] });
  await expect(stranger.accounts.revokeToken({ id })).rejects.toMatchObject({
    code: "NOT_FOUND",
    message: "There is no such token. It may have been revoked already.",
  });
  await (await program(token)).jobs.list();
});

test("a program that calls without pause is slowed down, and its owner is not", async () => {
  const ada = await (await desk.signUp("ada")).api();
  const { token } = await ada.accounts.createToken({ name: "Loop", scopes: ["read"] });
  const loop = await program(token);
  let answered = 0;
  const callOn = async () => {
    for (; answered < 1000; answered += 1) await loop.jobs.candidateCounts();
  };
  await expect(callOn()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  expect(answered).toBe(600);
  await ada.jobs.list();
});
