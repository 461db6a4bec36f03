import { expect, onTestFinished, test } from "vitest";
import { makeTestDesk, profileOf } from "../testing/test-desk.ts";
import { Settings } from "./settings.ts";
import type { EnvironmentSettings } from "./settings.ts";

async function openDesk(environment: EnvironmentSettings = { locked: {}, fixed: [] }) {
  const desk = await makeTestDesk();
  onTestFinished(() => desk.close());
  const settings = new Settings(desk.parts.db, environment);
  Object.assign(desk.parts, { settings });
  const admin = await desk.signUp("ada");
  return { desk, settings, api: (await admin.api()).settings, admin };
}

const shown = (all: { name: string }[], name: string) => all.find((each) => each.name === name);

test("a changed setting holds at once and after a restart, and null brings the default back", async () => {
  const { desk, settings, api, admin } = await openDesk();
  expect(shown(await api.list(), "LOG_DAYS")).toEqual({
    ...{ name: "LOG_DAYS", value: 14, source: "default", canChange: true },
  });
  const changed = await api.change({ LOG_DAYS: "30", SITE_NAME: " Acme Hiring " });
  expect(shown(changed, "LOG_DAYS")).toMatchObject({ value: 30, source: "database" });
  expect(settings.current().SITE_NAME).toBe("Acme Hiring");
  const restarted = new Settings(desk.parts.db, { locked: {}, fixed: [] });
  expect(restarted.current()).toMatchObject({ LOG_DAYS: 30, SITE_NAME: "Acme Hiring" });
  const { site } = await (await admin.api()).accounts.session();
  expect(site.name).toBe("Acme Hiring");
  await api.change({ LOG_DAYS: null });
  expect(shown(await api.list(), "LOG_DAYS")).toMatchObject({ value: 14, source: "default" });
  const [entry] = await (await admin.api()).admin.audit({ action: "settings.change" });
  expect(entry).toMatchObject({ username: "ada", metadata: { settings: "LOG_DAYS" } });
});

test("the environment wins and locks, and secrets are not told", async () => {
  const fixed = {
    name: "SMTP_URL",
    value: "set",
    source: "environment",
    canChange: false,
  } as const;
  const { desk, api } = await openDesk({ locked: { REGISTRATION: "closed" }, fixed: [fixed] });
  const all = await api.list();
  expect(shown(all, "REGISTRATION")).toEqual({
    ...{ name: "REGISTRATION", value: "closed", source: "environment", canChange: false },
  });
  expect(shown(all, "SMTP_URL")).toEqual(fixed);
  await expect(api.change({ LOG_DAYS: 3, REGISTRATION: "open" })).rejects.toMatchObject({
    code: "CONFLICT",
    message: "REGISTRATION is set in the environment. Change it there.",
  });
  expect(shown(await api.list(), "LOG_DAYS")).toMatchObject({ value: 14 });
  expect(desk.parts.settings.current().REGISTRATION).toBe("closed");
});

test.each([
  ["LOG_DAYS", 0],
  ["LOG_DAYS", "soon"],
  ["PRIVACY_URL", "javascript:alert(1)"],
  ["SUPPORT_EMAIL", "nobody"],
  ["SIGN_UP_DOMAINS", "example"],
  ["SITE_NAME", ""],
] as const)("%s can't be %j, and the message names the field", async (name, value) => {
  const { api } = await openDesk();
  await expect(api.change({ [name]: value })).rejects.toMatchObject({
    code: "BAD_REQUEST",
    cause: { issues: [{ path: name }] },
  });
});

test("where only some domains may sign up, others need an invitation", async () => {
  const { desk, api, admin } = await openDesk();
  await api.change({ SIGN_UP_DOMAINS: "Acme.example,  acme.test" });
  const { accounts } = await desk.visitor().api();
  const eve = { ...profileOf("eve"), email: "eve@evil.example" };
  await expect(accounts.signUp(eve)).rejects.toMatchObject({
    code: "FORBIDDEN",
    message:
      "Only addresses at acme.example or acme.test can sign up. Ask your administrator for an invitation.",
  });
  await accounts.signUp({ ...profileOf("bob"), email: "bob@ACME.test" });
  const { link } = await (await admin.api()).admin.invite({ email: eve.email, role: "user" });
  const invitation = new URL(link).searchParams.get("invitation") ?? "";
  const { username } = await (await desk.visitor().api()).accounts.signUp({ ...eve, invitation });
  expect(username).toBe("eve");
});
