import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { openIdClient, startOpenIdServer } from "@resume-picker/api/testing/openid-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { startProduct } from "../harness/product.ts";

const people = {
  "id-7": {
    ...{ email: "grace@example.com", email_verified: true, preferred_username: "grace" },
    ...{ given_name: "Grace", family_name: "Hopper" },
  },
  "id-9": { email: "eve@example.com", email_verified: false },
};

/**
 * Finds the port before the product starts, because the provider must know the product's address.
 */
async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port, not on a socket file, has an address of this type.
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}

const settings: Record<string, string> = {};
let provider: Awaited<ReturnType<typeof startOpenIdServer>> | undefined;
beforeAll(async () => {
  const port = await findFreePort();
  const appUrl = `http://127.0.0.1:${port}`;
  const redirectUri = `${appUrl}/api/auth/openid/callback`;
  provider = await startOpenIdServer({ people, redirectUri });
  Object.assign(settings, {
    ...{ PORT: String(port), APP_URL: appUrl, SITE_NAME: "Acme Hiring" },
    ...{ OIDC_ISSUER: provider.issuer, OIDC_NAME: "Acme Login" },
    ...{ OIDC_CLIENT_ID: openIdClient.clientId, OIDC_CLIENT_SECRET: openIdClient.clientSecret },
  });
});
afterAll(() => provider?.close());
const product = startProduct(settings);

test("somebody signs in through the provider, and whom it doesn't vouch for reads why not", async () => {
  await product.newUser();
  const page = await product.newPage();
  const useProvider = async (login: string) => {
    await page.getByRole("link", { name: "Sign in with Acme Login" }).click();
    await page.getByPlaceholder("Enter any login").fill(login);
    await page.getByPlaceholder("and password").fill("any");
    await page.getByRole("button", { name: "Sign-in" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
  };
  await page.goto("/profile");
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  expect(await page.title()).toBe("Sign in · Acme Hiring");
  await expectNoBarriers(page, "sign-in with a provider");
  await useProvider("id-7");
  await page.getByRole("heading", { name: "Profile" }).waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe("grace@example.com");

  await page.goto("/security");
  await page.getByRole("heading", { name: "Sign-in with Acme Login Connected" }).waitFor();
  await page.context().clearCookies();
  await page.goto("/auth");
  await useProvider("id-9");
  await page.getByRole("alert").getByText("doesn't confirm your email address").waitFor();
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});
