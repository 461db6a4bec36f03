import { createContext } from "../../context.ts";
import { createCaller } from "../../root.ts";
import { makeTestDesk, profileOf } from "../../testing/test-desk.ts";
import { expect, onTestFinished, test } from "vitest";
import { makeSetupToken } from "./setup-token.ts";

async function openDesk() {
  const setupToken = makeSetupToken();
  const desk = await makeTestDesk({ setupToken });
  onTestFinished(() => desk.close());
  const api = async (client: { ipAddress: string; isLocal?: boolean }) => {
    const request = { requestId: "test-request", cookieHeader: "", authorization: "" };
    const context = await createContext(desk.parts, {
      ...{ ...request, client: { userAgent: "test", ...client } },
      setCookie: () => undefined,
    });
    return createCaller(context).accounts;
  };
  return { api, setupToken };
}
const away = { ipAddress: "203.0.113.7" };
const here = { ipAddress: "127.0.0.1", isLocal: true };

test("from another machine the first account needs the token; nobody later is asked for it", async () => {
  const { api, setupToken } = await openDesk();
  expect(setupToken).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  const accounts = await api(away);
  expect(await accounts.session()).toMatchObject({ hasAccounts: false, needsSetupToken: true });
  const refusal = (message: string) => ({
    code: "FORBIDDEN",
    message: expect.stringContaining(message) as string,
    cause: { issues: [{ path: "setupToken" }] },
  });
  const eve = profileOf("eve");
  await expect(accounts.signUp(eve)).rejects.toMatchObject(refusal("Enter the set-up token"));
  const wrong = { ...eve, setupToken: makeSetupToken() };
  await expect(accounts.signUp(wrong)).rejects.toMatchObject(refusal("is wrong"));
  const typed = ` ${setupToken.toUpperCase()} `;
  const ada = await accounts.signUp({ ...profileOf("ada"), setupToken: typed });
  expect(ada.role).toBe("admin");
  expect(await accounts.session()).toMatchObject({ needsSetupToken: false });
  expect((await accounts.signUp(eve)).role).toBe("user");
});

test("a browser on the server's own machine makes the first account without it", async () => {
  const { api } = await openDesk();
  const accounts = await api(here);
  expect(await accounts.session()).toMatchObject({ needsSetupToken: false });
  expect((await accounts.signUp(profileOf("ada"))).role).toBe("admin");
});

test("whoever guesses tokens is stopped", async () => {
  const { api } = await openDesk();
  const accounts = await api(away);
  const guess = () => accounts.signUp({ ...profileOf("eve"), setupToken: makeSetupToken() });
  for (let tries = 0; tries < 100; tries++) {
    await expect(guess()).rejects.toMatchObject({ code: "FORBIDDEN" });
  }
  await expect(guess()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});
