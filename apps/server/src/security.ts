import { AppError } from "@resume-picker/domain/errors";
import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";

/** The application is its own files and nothing else; style attributes carry measured widths. */
export function securityHeaders(isSecure: boolean) {
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
    strictTransportSecurity: isSecure ? "max-age=31536000; includeSubDomains" : false,
    xFrameOptions: "DENY",
    referrerPolicy: "no-referrer",
    crossOriginOpenerPolicy: "same-origin",
    crossOriginResourcePolicy: "same-origin",
  });
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether a request comes from a page of ours, or not from a browser at all. */
export function isOwnOrigin(
  origin: string | undefined,
  site: { appUrl: string; host: string | undefined },
): boolean {
  if (origin === undefined) return true;
  const host = URL.canParse(origin) ? new URL(origin).host : "";
  return host !== "" && (host === new URL(site.appUrl).host || host === site.host);
}

/**
 * A browser names the page that a state-changing request comes from: a foreign one is refused. A
 * request without an `Origin` is not a browser's and is served.
 */
export function refuseForeignOrigins(appUrl: string) {
  return createMiddleware((c, next) => {
    const origin = c.req.header("origin");
    const isForeign = () => !isOwnOrigin(origin, { appUrl, host: c.req.header("host") });
    if (!safeMethods.has(c.req.method) && isForeign()) {
      throw new AppError("FORBIDDEN", "This request comes from another site and was refused.");
    }
    return next();
  });
}
