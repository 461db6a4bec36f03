import { AppError } from "@resume-picker/domain/errors";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Env } from "./env.ts";
import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import { isSmall } from "./uploads/body-limits.ts";

const transportSecurity: Record<Env["HSTS"], string | false> = {
  on: "max-age=31536000",
  "include-subdomains": "max-age=31536000; includeSubDomains",
  off: false,
};

/** The application is its own files and nothing else; style attributes carry measured widths. */
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

/** Where the application is reached: under its address, and on this machine by the port it listens on. */
export type Site = { appUrl: string; port: number | undefined };

/**
 * Whether a request comes from a page of ours, or not from a browser at all. What the request itself
 * says of its host proves nothing: any name can be made to lead here.
 */
export function isOwnOrigin(origin: string | undefined, { appUrl, port }: Site): boolean {
  if (origin === undefined) return true;
  if (origin === new URL(appUrl).origin) return true;
  return port !== undefined && loopbackNames.some((name) => origin === originOf(name, port));
}

/** As a browser writes it: without the port where it is the usual one. */
const originOf = (name: string, port: number) => new URL(`http://${name}:${port}`).origin;

/** The port that a request came in by; undefined for `app.request`, which the tests call. */
function listeningPort(c: Context): number | undefined {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return incoming?.socket.localPort;
}

/**
 * Whether another site's page led here. Browsers say so themselves; an older one names the page.
 * Nothing of either: a script, or an address that was typed in.
 */
export function isLedByForeignPage(c: Context, appUrl: string): boolean {
  const site = { appUrl, port: listeningPort(c) };
  const fetchSite = c.req.header("sec-fetch-site");
  if (fetchSite !== undefined) return fetchSite !== "same-origin" && fetchSite !== "none";
  const page = c.req.header("origin") ?? c.req.header("referer");
  return !isOwnOrigin(URL.canParse(page ?? "") ? new URL(page ?? "").origin : page, site);
}

/**
 * A browser names the page that a state-changing request comes from: a foreign one is refused. A
 * request without an `Origin` is not a browser's and is served.
 */
export function refuseForeignOrigins(appUrl: string) {
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

/**
 * An answer that was given before all of the request was read ends the connection with it. A short
 * rest is read away instead: cut off under its hands, the client would lose the answer.
 */
export const closeUnread = createMiddleware(async (c, next) => {
  await next();
  if (c.res.status < 400 || safeMethods.has(c.req.method)) return;
  const { body, bodyUsed } = c.req.raw;
  const isUnread = body !== null && !bodyUsed && !isSmall(c.req.header("content-length"));
  if (c.res.status === 413 || isUnread) {
    c.res.headers.set("Connection", "close");
  }
});
