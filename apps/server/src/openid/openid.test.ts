import { createOpenIdProvider } from "@resume-picker/adapters/openid/openid-provider";
import {
  openIdClient,
  startOpenIdServer,
  useOpenIdPages,
} from "@resume-picker/api/testing/openid-server";
import { password } from "@resume-picker/api/testing/test-desk";
import { resetPassword } from "@resume-picker/db/queries/accounts/account-tokens";
import { users } from "@resume-picker/db/schema/accounts";
import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { environmentSettings, readEnv } from "../env.ts";
import { jsonRequest, makeTestApp, register } from "../testing/test-app.ts";

const redirectUri = "http://localhost:3000/api/auth/openid/callback";
const people = {
  "id-7": {
    ...{ email: "Grace@Example.com", email_verified: true, preferred_username: "grace" },
    ...{ given_name: "Grace", family_name: "Hopper" },
  },
  "id-8": { email: "ben@example.com", email_verified: true, preferred_username: "somebody" },
  "id-9": { email: "eve@example.com", email_verified: false },
};
type Person = keyof typeof people;

let server: Awaited<ReturnType<typeof startOpenIdServer>>;
beforeAll(async () => void (server = await startOpenIdServer({ people, redirectUri })));
afterAll(() => server.close());

let made: Awaited<ReturnType<typeof makeTestApp>>;
let adminCookie: string;
async function open(): Promise<void> {
  const provider = createOpenIdProvider({
    ...{ ...openIdClient, issuer: server.issuer, redirectUri },
  });
  made = await makeTestApp({}, { openId: { name: "Acme", provider }, clock: () => new Date() });
  const { desk } = made;
  onTestFinished(() => desk.close());
}
beforeEach(async () => {
  await open();
  adminCookie = await register(made.app, "ada");
});

/** A browser that keeps cookies for our pages. */
function openBrowser(cookies = "") {
  const jar = new Map(
    [...cookies.matchAll(/([^=;\s]+)=([^;]*)/g)].map(([, name = "", value = ""]) => [name, value]),
  );
  const send = async (path: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { ...(init.headers as Record<string, string> | undefined), cookie };
    const response = await made.app.request(path, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return response;
  };
  const locationOf = async (path: string) => (await send(path)).headers.get("location") ?? "";
  return {
    jar,
    send,
    locationOf,
    /** Signs in at the provider. @returns the page of ours where the redirects end. */
    async signIn(login: Person | null, next = "/jobs/7?view=list") {
      const begin = await locationOf(`/api/auth/openid/start?next=${encodeURIComponent(next)}`);
      const back = await useOpenIdPages(begin, { login, redirectUri });
      return locationOf(back.pathname + back.search);
    },
    async whoami() {
      const response = await send("/api/auth/user");
      return response.status === 200 ? ((await response.json()) as Record<string, unknown>) : null;
    },
  };
}
const post = (body: object) => jsonRequest("POST", body);
const set = (name: string, values: Partial<typeof users.$inferInsert>) =>
  made.desk.parts.db.update(users).set(values).where(eq(users.username, name)).run();

test("somebody new gets an account by the provider's word, and comes back to it", async () => {
  const browser = openBrowser();
  expect(await browser.signIn("id-7")).toBe("/auth?next=%2Fjobs%2F7%3Fview%3Dlist");
  const grace = await browser.whoami();
  expect(grace).toMatchObject({
    ...{ username: "grace", email: "grace@example.com", emailVerified: true, role: "user" },
    ...{ firstName: "Grace", lastName: "Hopper" },
  });
  const again = openBrowser();
  await again.signIn("id-7");
  expect((await again.whoami())?.id).toBe(grace?.id);
  // The username is now taken, also for other people with that name at the provider.
  expect(
    (await made.app.request("/api/register", post({ ...people, username: "grace" }))).status,
  ).toBe(400);
  const audit = await made.app.request("/api/admin/audit", { headers: { cookie: adminCookie } });
  expect(await audit.text()).toContain('"by":"openid"');
});

test("whoever never chose a password is not asked for it to change the address", async () => {
  const browser = openBrowser();
  await browser.signIn("id-7");
  const change = (email: string) =>
    browser.send("/api/account/profile", jsonRequest("PATCH", { email }));
  const changed = await change("grace.hopper@example.com");
  expect(await changed.json()).toMatchObject({
    ...{ pendingEmail: "grace.hopper@example.com", hasPassword: false },
  });
  // With "Forgot password" they have one.
  const found = await made.desk.parts.db.select().from(users).where(eq(users.username, "grace"));
  const tokenHash = "reset";
  set("grace", { passwordResetToken: tokenHash, passwordResetExpires: new Date(2100, 1) });
  const { passwordHash = "" } = found[0] ?? {};
  await resetPassword(made.desk.parts.db, { tokenHash, passwordHash, now: new Date() });
  await browser.signIn("id-7");
  expect((await change("g@example.com")).status).toBe(400);
});

test("an account is recognized by an address that both sides have verified, and by no other", async () => {
  await register(made.app, "ben");
  const browser = openBrowser();
  // The creator of this account may have typed another person's address.
  expect(await browser.signIn("id-8")).toContain("notice=taken");
  expect(await browser.whoami()).toBeNull();
  set("ben", { emailVerified: true });
  await browser.signIn("id-8");
  expect(await browser.whoami()).toMatchObject({ username: "ben" });
  const eve = openBrowser();
  expect(await eve.signIn("id-9")).toContain("notice=unverified");
  expect(await eve.whoami()).toBeNull();
});

test("sign-up follows the rules for everybody, and never makes the first account", async () => {
  const patch = (change: object) =>
    made.app.request("/api/admin/settings", jsonRequest("PATCH", change, { cookie: adminCookie }));
  await patch({ SIGN_UP_DOMAINS: "acme.example" });
  expect(await openBrowser().signIn("id-7")).toContain("notice=domain");
  await patch({ SIGN_UP_DOMAINS: "example.com" });
  Object.assign(made.desk.parts, { registration: "closed" });
  expect(await openBrowser().signIn("id-7")).toContain("notice=closed");
  await open();
  expect(await openBrowser().signIn("id-7")).toContain("notice=first");
  expect(made.desk.parts.db.select().from(users).all()).toEqual([]);
});

test("an invited address gets its account with its role, whatever sign-up allows, and only once", async () => {
  const patch = jsonRequest("PATCH", { SIGN_UP_DOMAINS: "acme.example" }, { cookie: adminCookie });
  await made.app.request("/api/admin/settings", patch);
  Object.assign(made.desk.parts, { registration: "closed" });
  const invite = (email: string, role: string) =>
    made.app.request(
      "/api/admin/invitations",
      jsonRequest("POST", { email, role }, { cookie: adminCookie }),
    );
  expect((await invite("Grace@example.com", "author")).status).toBe(201);
  expect((await invite("eve@example.com", "user")).status).toBe(201);
  const browser = openBrowser();
  await browser.signIn("id-7");
  expect(await browser.whoami()).toMatchObject({ email: "grace@example.com", role: "author" });
  // The invitation doesn't work for other people or unverified addresses.
  expect(await openBrowser().signIn("id-8")).toContain("notice=closed");
  expect(await openBrowser().signIn("id-9")).toContain("notice=unverified");
  const open = await made.app.request("/api/admin/invitations", {
    headers: { cookie: adminCookie },
  });
  expect(await open.text()).not.toContain("grace@example.com");
});

test("an invitation whose maker is no administrator any more opens nothing", async () => {
  const invited = await made.app.request(
    "/api/admin/invitations",
    jsonRequest("POST", { email: "grace@example.com", role: "admin" }, { cookie: adminCookie }),
  );
  expect(invited.status).toBe(201);
  Object.assign(made.desk.parts, { registration: "closed" });
  set("ada", { role: "user" });
  expect(await openBrowser().signIn("id-7")).toContain("notice=closed");
});

test("a deactivated account stays out", async () => {
  await openBrowser().signIn("id-7");
  set("grace", { isActive: false });
  const browser = openBrowser();
  expect(await browser.signIn("id-7")).toContain("notice=deactivated");
  expect(await browser.whoami()).toBeNull();
});

test("whoever turned on the second step here is asked for it after the provider, too", async () => {
  const cookie = await register(made.app, "ben");
  set("ben", { emailVerified: true });
  const ben = openBrowser(cookie);
  const started = await ben.send("/api/account/second-factor", post({ password }));
  const { secret } = (await started.json()) as { secret: string };
  const codeAt = (seconds: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: Date.now() + seconds * 1000,
    });
  await ben.send("/api/account/second-factor/confirm", post({ code: codeAt(0) }));

  const browser = openBrowser();
  expect(await browser.signIn("id-8")).toMatch(/^\/auth\?next=.*&step=code$/);
  expect(await browser.whoami()).toBeNull();
  const finish = (code: string) => browser.send("/api/auth/openid/code", post({ code }));
  expect((await finish("000000")).status).toBe(401);
  expect(
    (await openBrowser().send("/api/auth/openid/code", post({ code: codeAt(30) }))).status,
  ).toBe(400);
  expect((await finish(codeAt(30))).status).toBe(200);
  expect(await browser.whoami()).toMatchObject({ username: "ben" });
});

test("an answer that this browser didn't ask for, or that was used, opens nothing", async () => {
  const browser = openBrowser();
  const begin = await browser.locationOf("/api/auth/openid/start");
  const asked = new URL(begin).searchParams;
  expect(asked.get("code_challenge_method")).toBe("S256");
  expect(asked.get("state")).not.toBe(asked.get("nonce"));
  const back = await useOpenIdPages(begin, { login: "id-7", redirectUri });
  const path = back.pathname + back.search;
  const cookies = new Map(browser.jar);
  expect(await openBrowser().locationOf(path)).toBe("/auth?notice=expired");
  // A cookie whose content was changed is rejected.
  for (const [name, value] of cookies) browser.jar.set(name, value.replace(/^./, "x"));
  expect(await browser.locationOf(path)).toBe("/auth?notice=expired");
  for (const [name, value] of cookies) browser.jar.set(name, value);
  expect(await browser.locationOf(path)).toBe("/auth");
  expect(await browser.whoami()).toMatchObject({ username: "grace" });
  const thief = openBrowser();
  for (const [name, value] of cookies) thief.jar.set(name, value);
  expect(await thief.locationOf(path)).toBe("/auth?notice=failed");
  expect(await thief.whoami()).toBeNull();
});

test("who cancels at the provider, or meets one that is down, reads so", async () => {
  expect(await openBrowser().signIn(null, "/logs")).toBe("/auth?next=%2Flogs&notice=cancelled");
  const gone = { ...openIdClient, issuer: "http://localhost:9", redirectUri };
  Object.assign(made.desk.parts, {
    openId: { name: "Acme", provider: createOpenIdProvider(gone) },
  });
  expect(await openBrowser().locationOf("/api/auth/openid/start")).toBe("/auth?notice=failed");
  expect(JSON.stringify(made.desk.logged)).not.toContain(openIdClient.clientSecret);
});

test("a signed-in user connects a sign-in with their password, and can take it off again", async () => {
  const cookie = await register(made.app, "noor");
  const browser = openBrowser(cookie);
  const start = async (given: string) =>
    browser.send("/api/account/openid", post({ password: given }));
  expect((await start("wrong horse")).status).toBe(400);
  const { url } = (await (await start(password)).json()) as { url: string };
  const back = await useOpenIdPages(url, { login: "id-9", redirectUri });
  expect(await browser.locationOf(back.pathname + back.search)).toBe("/security?notice=connected");
  const other = openBrowser();
  await other.signIn("id-9");
  expect(await other.whoami()).toMatchObject({ username: "noor" });

  // Another account can't use the same attempt.
  const ben = openBrowser(await register(made.app, "ben"));
  const asked = await ben.send("/api/account/openid", post({ password }));
  const second = ((await asked.json()) as { url: string }).url;
  const answer = await useOpenIdPages(second, { login: "id-9", redirectUri });
  expect(await ben.locationOf(answer.pathname + answer.search)).toContain("notice=other-account");

  const off = await browser.send("/api/account/openid/disconnect", post({ password }));
  expect(off.status).toBe(200);
  expect(await openBrowser().signIn("id-9")).toContain("notice=unverified");
});

test("the client's secret is never shown, and half of the settings is an error", () => {
  const variables = {
    OIDC_ISSUER: "https://login.example.com",
    OIDC_CLIENT_ID: "desk",
    OIDC_CLIENT_SECRET: "very secret",
  };
  const shown = JSON.stringify(environmentSettings(variables, readEnv(variables)).fixed);
  expect(shown).not.toContain("very secret");
  expect(() => readEnv({ OIDC_CLIENT_ID: "desk" })).toThrow("together");
  expect(() => readEnv({ ...variables, OIDC_ISSUER: "http://login.example.com" })).toThrow("https");
});
