import { getConnInfo } from "@hono/node-server/conninfo";
import type { RequestInfo } from "@resume-picker/api/context";
import type { Context } from "hono";

export type Variables = { requestId: string };

/** The address of the client: forwarded ones are believed only from the trusted proxies. */
function clientAddress(c: Context, trustedProxies: number): string | null {
  if (trustedProxies > 0) {
    const forwarded = (c.req.header("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
    const address = forwarded.at(-trustedProxies);
    if (address) return address;
  }
  try {
    return getConnInfo(c).remote.address ?? null;
  } catch {
    // There is no connection behind `app.request`, which the tests call.
    return null;
  }
}

export function requestInfo(
  c: Context<{ Variables: Variables }>,
  trustedProxies: number,
  setCookie: RequestInfo["setCookie"],
): RequestInfo {
  return {
    requestId: c.get("requestId"),
    cookieHeader: c.req.header("cookie") ?? "",
    client: {
      ipAddress: clientAddress(c, trustedProxies),
      userAgent: c.req.header("user-agent") ?? null,
    },
    setCookie,
  };
}
