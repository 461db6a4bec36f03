import { AppError } from "@resume-picker/domain/errors";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Env } from "./env.ts";
import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";

const transportSecurity: Record<Env["HSTS"], string | false> = {
  on: "max-age=31536000",
  "include-subdomains": "max-age=31536000; includeSubDomains",
  off: false,
};

/** Only the application's own files may load. Inline styles are allowed for measured widths. */
export function securityHeaders({
  APP_URL,
  HSTS = "on",
}: Pick<Env, "APP_URL"> & Partial<Pick<Env, "HSTS">>) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", "data:", "blob:"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    strictTransportSecurity: APP_URL.startsWith("https:") && transportSecurity[HSTS],
    xFrameOptions: "DENY",
    referrerPolicy: "no-referrer",
    crossOriginOpenerPolicy: "same-origin",
    crossOriginResourcePolicy: "same-origin",
  });
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

const loopbackNames = ["localhost", "127.0.0.1", "[::1]"];

/** The application's public address and its port on this machine. */
export type Site = { appUrl: string; port: number | undefined };

/**
 * Whether a request comes from one of our pages, or not from a browser. The request's own host is
 * not used, because any name can be made to resolve to this server.
 */
export function isOwnOrigin(origin: string | undefined, { appUrl, port }: Site): boolean {
  if (origin === undefined) return true;
  if (origin === new URL(appUrl).origin) return true;
  return port !== undefined && loopbackNames.some((name) => origin === originOf(name, port));
}

/** The origin as browsers write it, without the default port. */
const originOf = (name: string, port: number) => new URL(`http://${name}:${port}`).origin;

/** The port that received the request. Undefined for `app.request`, which the tests call. */
function listeningPort(c: Context): number | undefined {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return incoming?.socket.localPort;
}

/**
 * Whether another site's page caused the request. Current browsers send this in a header, older
 * ones name the page. Without either, it is a script or a typed address.
 */
export function isCrossSiteRequest(c: Context, appUrl: string): boolean {
  const site = { appUrl, port: listeningPort(c) };
  const fetchSite = c.req.header("sec-fetch-site");
  if (fetchSite !== undefined) return fetchSite !== "same-origin" && fetchSite !== "none";
  const page = c.req.header("origin") ?? c.req.header("referer");
  return !isOwnOrigin(URL.canParse(page ?? "") ? new URL(page ?? "").origin : page, site);
}

/**
 * Rejects state-changing requests from other sites' pages, which browsers name in `Origin`.
 * Requests without `Origin` don't come from browsers and are served.
 */
export function rejectForeignOrigins(appUrl: string) {
  return createMiddleware((c, next) => {
    const isForeign = () =>
      !isOwnOrigin(c.req.header("origin"), { appUrl, port: listeningPort(c) });
    if (!safeMethods.has(c.req.method) && isForeign()) {
      throw new AppError(
        "FORBIDDEN",
        "This request comes from another site and was refused. If it is your own, set APP_URL to its address.",
      );
    }
    return next();
  });
}
