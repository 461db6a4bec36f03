import { Secret, TOTP } from "otpauth";
import { expect, onTestFinished, test } from "vitest";
import { Settings } from "../../settings/settings.ts";
import { makeTestDesk, password } from "../../testing/test-desk.ts";

const now = new Date("2026-03-01T12:00:00Z");

async function openDesk(locked: { ADMIN_TWO_STEP?: "on" }) {
  const desk = await makeTestDesk({ clock: () => now });
  onTestFinished(() => desk.close());
  Object.assign(desk.parts, { settings: new Settings(desk.parts.db, { locked, fixed: [] }) });
  const admin = await desk.signUp("ada");
  return { desk, admin };
}

async function turnOn(accounts: Awaited<ReturnType<typeof apiOf>>["accounts"]) {
  const { secret } = await accounts.startSecondFactor({ password });
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: now.getTime(),
  });
  await accounts.confirmSecondFactor({ code });
}
const apiOf = (client: Awaited<ReturnType<typeof openDesk>>["admin"]) => client.api();

test("where it is required, nothing of an administrator works without the second step", async () => {
  const { admin } = await openDesk({ ADMIN_TWO_STEP: "on" });
  const api = await apiOf(admin);
  expect(await api.accounts.session()).toMatchObject({
    ...{ awaitsTwoStep: true, user: { username: "ada", role: "user" } },
  });
  const refused = { code: "FORBIDDEN" };
  await expect(api.admin.listUsers({})).rejects.toMatchObject(refused);
  await expect(api.settings.list()).rejects.toMatchObject(refused);
  await expect(
    api.blog.create({ title: "On ranking", slug: "on-ranking", content: "How." }),
  ).rejects.toMatchObject(refused);
  // Other calls still work.
  expect(await api.jobs.list()).toEqual([]);

  await turnOn(api.accounts);
  const again = await apiOf(admin);
  expect(await again.accounts.session()).toMatchObject({
    ...{ awaitsTwoStep: false, user: { role: "admin" } },
  });
  expect((await again.admin.listUsers({})).total).toBe(1);
});

test("whoever requires it of administrators has it first, and plain users are not asked", async () => {
  const { desk, admin } = await openDesk({});
  const api = await apiOf(admin);
  const require = () => api.settings.change({ ADMIN_TWO_STEP: "on" });
  await expect(require()).rejects.toMatchObject({
    code: "CONFLICT",
    message: "Turn on two-step sign-in for your own account first.",
  });
  await turnOn(api.accounts);
  await require();
  const { accounts } = await (await desk.signUp("ben")).api();
  expect(await accounts.session()).toMatchObject({ awaitsTwoStep: false });
});
