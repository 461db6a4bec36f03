import { ArticleRenderer } from "@resume-picker/adapters/articles/article-renderer";
import { makeTestDesk } from "@resume-picker/api/testing/test-desk";
import { createApp } from "../app.ts";
import type { Env } from "../env.ts";
import { createLog } from "../logs/log.ts";

/** Makes the whole server without a socket. Tests send requests with `app.request`. */
export async function makeTestApp(
  env: {
    APP_URL?: string;
    HSTS?: Env["HSTS"];
    TRUST_PROXY?: number;
    METRICS_TOKEN?: string;
    webDirectory?: string;
  } = {},
  overrides: Parameters<typeof makeTestDesk>[0] = {},
) {
  const desk = await makeTestDesk({
    ...(env.APP_URL ? { appUrl: env.APP_URL } : {}),
    articles: new ArticleRenderer(env.webDirectory ?? null),
    ...overrides,
  });
  const app = createApp(desk.parts, {
    env: {
      APP_URL: env.APP_URL ?? "http://localhost:3000",
      HSTS: env.HSTS ?? "on",
      TRUST_PROXY: env.TRUST_PROXY ?? 0,
      METRICS_TOKEN: env.METRICS_TOKEN,
    },
    log: createLog("critical", desk.parts.logs),
    webDirectory: env.webDirectory ?? null,
  });
  return { app, desk };
}

export const jsonRequest = (
  method: string,
  body: unknown,
  headers: Record<string, string> = {},
) => ({
  method,
  headers: { "Content-Type": "application/json", ...headers },
  body: JSON.stringify(body),
});

/** Registers over REST and returns the session's `Cookie` header. */
export async function register(
  app: Awaited<ReturnType<typeof makeTestApp>>["app"],
  username: string,
): Promise<string> {
  const body = {
    username,
    email: `${username}@example.com`,
    password: "correct horse 7",
    firstName: "Ada",
    lastName: "Tester",
  };
  const response = await app.request("/api/register", jsonRequest("POST", body));
  if (response.status !== 201) throw new Error(await response.text());
  return (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
}
