// oxlint-disable-next-line typescript/triple-slash-reference -- whoever imports this file needs the types, too
/// <reference path="./oidc-provider.d.ts" />
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

/** The provider's claims about a person. The key in `people` is the subject. */
export type OpenIdPerson = {
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  preferred_username?: string;
};

export const openIdClient = { clientId: "resume-picker", clientSecret: "a secret of the client" };

/** Starts a local OpenID provider with its own pages and signed tokens. */
export async function startOpenIdServer(options: {
  people: Record<string, OpenIdPerson>;
  redirectUri: string;
}) {
  const { people, redirectUri } = options;
  let answer: ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | null = null;
  const server = createServer((request, response) => void answer?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // The server listens on a port, not on a socket file.
  const { port } = server.address() as AddressInfo;
  const issuer = `http://localhost:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: openIdClient.clientId,
        client_secret: openIdClient.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    claims: {
      email: ["email", "email_verified"],
      profile: ["given_name", "family_name", "preferred_username"],
    },
    cookies: { keys: ["of this test"] },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, ...people[id] }),
    }),
  });
  answer = provider.callback();
  return { issuer, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

/**
 * Does what a user does at the provider: signs in and agrees, or cancels.
 * @returns our address to which the provider redirects the browser.
 */
export async function useOpenIdPages(
  begin: string,
  { login, redirectUri }: { login: string | null; redirectUri: string },
): Promise<URL> {
  const jar = new Map<string, string>();
  let url = begin;
  let body: URLSearchParams | null = null;
  for (let steps = 0; steps < 20; steps++) {
    const response: Response = await fetch(url, {
      method: body ? "POST" : "GET",
      redirect: "manual",
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(body ? { body } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    body = null;
    const location = response.headers.get("location");
    if (location !== null) {
      url = new URL(location, url).href;
      if (url.startsWith(redirectUri)) return new URL(url);
      continue;
    }
    const page = await response.text();
    const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    if (action === undefined || prompt === undefined) throw new Error(page);
    if (login === null) {
      url = new URL(/href="([^"]+\/abort)"/.exec(page)?.[1] ?? "", url).href;
      continue;
    }
    url = new URL(action, url).href;
    body = new URLSearchParams({ prompt, login, password: "any" });
  }
  throw new Error("The provider sends the browser round in circles");
}
