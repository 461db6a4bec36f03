import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { createContext } from "@resume-picker/api/context";
import type { Parts } from "@resume-picker/api/context";
import { appRouter } from "@resume-picker/api/root";
import { siteOf } from "@resume-picker/api/settings/site";
import { ConcurrencyLimiter } from "@resume-picker/api/turns/concurrency-limiter";
import { maxCallsPerBatch } from "@resume-picker/domain/request-limits";
import { Hono } from "hono";
import type { Env } from "./env.ts";
import type { ServerLog } from "./logs/log.ts";
import { limitBodies } from "./uploads/body-limits.ts";
import { cachedResponse } from "./pages/cached-response.ts";
import { siteVersions } from "./pages/site-index.ts";
import { compressResponses } from "./compress-responses.ts";
import { createArticleRenderer } from "./blog/article-html.ts";
import { mountBlogPages, mountFeeds } from "./blog/blog-pages.ts";
import { mountMediaFiles } from "./blog/media-files.ts";
import { serveHealth } from "./health/health.ts";
import { serveChanges } from "./live/change-streams.ts";
import { logRequests } from "./logs/log-requests.ts";
import { serveMetrics } from "./health/metrics.ts";
import { requestInfo } from "./request-info.ts";
import type { Variables } from "./request-info.ts";
import { serveOpenIdPages } from "./openid/openid-pages.ts";
import { docsPage } from "./rest/docs-page.ts";
import { writeError } from "./rest/errors.ts";
import { mountRest } from "./rest/mount.ts";
import { describeRoutes } from "./rest/openapi.ts";
import { routes } from "./rest/routes.ts";
import { rejectUnknownCall } from "./rest/unknown-call.ts";
import { rejectForeignOrigins, securityHeaders } from "./security.ts";
import { serveReviewPages } from "./review/review-pages.ts";
import { limitConcurrency } from "./turns/limit-concurrency.ts";
import { readIndex, serveWebFiles } from "./web-files.ts";

/** Runs a batch's calls one at a time, with others in between. A waiting call yields its slot. */
const oneByOne = { atOnce: 1, releaseSlotAfterMs: 1000 };

export type AppOptions = {
  env: Pick<Env, "APP_URL" | "TRUST_PROXY" | "METRICS_TOKEN"> & Partial<Pick<Env, "HSTS">>;
  log: ServerLog;
  webDirectory: string | null;
};

export function createApp(parts: Parts, options: AppOptions) {
  const { env, log } = options;
  const app = new Hono<{ Variables: Variables }>();

  app.use(logRequests(log, parts.timings));
  app.onError((error, c) => writeError(error, c, log));
  app.use(compressResponses());
  app.use(securityHeaders(env));
  app.use("/api/*", async (c, next) => {
    await next();
    c.res.headers.set("Cache-Control", "no-store");
  });
  app.use(limitConcurrency(parts, env.TRUST_PROXY));
  app.use("/api/*", rejectForeignOrigins(env.APP_URL));
  app.use("/api/*", limitBodies(parts));

  serveHealth(app, parts);
  serveMetrics(app, parts, env.METRICS_TOKEN);

  app.all("/api/trpc/*", (c) =>
    fetchRequestHandler({
      endpoint: "/api/trpc",
      maxBatchSize: maxCallsPerBatch,
      req: c.req.raw,
      router: appRouter,
      createContext: async ({ info, resHeaders }) => ({
        ...(await createContext(
          parts,
          requestInfo(c, env.TRUST_PROXY, (value) => resHeaders.append("Set-Cookie", value)),
        )),
        acceptsStreams: false,
        batch: info.isBatchCall
          ? new ConcurrencyLimiter({ ...oneByOne, maxWaiting: maxCallsPerBatch })
          : null,
      }),
    }),
  );

  serveChanges(app, parts);
  serveOpenIdPages(app, parts, { trustedProxies: env.TRUST_PROXY });
  serveReviewPages(app, parts, {
    trustedProxies: env.TRUST_PROXY,
    isSecure: env.APP_URL.startsWith("https:"),
  });
  mountMediaFiles(app, parts, { trustedProxies: env.TRUST_PROXY });
  mountRest(app, parts, { trustedProxies: env.TRUST_PROXY, appUrl: env.APP_URL });
  const description = JSON.stringify(describeRoutes(routes, env.APP_URL));
  app.get("/api/openapi.json", cachedResponse(description, "application/json"));
  app.get(
    "/api/docs",
    cachedResponse(Promise.resolve(docsPage(routes)), "text/html; charset=utf-8"),
  );
  app.all("/api/*", rejectUnknownCall(app));

  const directory = options.webDirectory;
  const articles = directory === null ? null : createArticleRenderer(directory, parts);
  const version = siteVersions(() => siteOf(parts));
  mountFeeds(app, parts, { articles, version });
  const index = directory === null ? null : readIndex(directory);
  if (directory !== null && articles !== null && index !== null) {
    mountBlogPages(app, parts, { index, directory, articles, version });
    serveWebFiles(app, directory, { index, version });
  }
  return app;
}
