import { getConnInfo } from "@hono/node-server/conninfo";
import { readAddress } from "@resume-picker/api/accounts/sign-in/client-address";
import type { Credentials } from "@resume-picker/api/accounts/tokens/find-caller";
import type { RequestInfo, UploadedForm } from "@resume-picker/api/context";
import { pageHeader } from "@resume-picker/domain/jobs/sharing/job-change";
import type { Context } from "hono";

export type Variables = { requestId: string; uploadedForm?: UploadedForm };

/** Returns the client's address. Forwarded addresses are accepted only from trusted proxies. */
export function clientAddress(c: Context, trustedProxies: number): string | null {
  if (trustedProxies > 0) {
    const forwarded = (c.req.header("x-forwarded-for") ?? "").split(",");
    const written = forwarded.at(-trustedProxies);
    // Invalid addresses all count as one client.
    if (written !== undefined && written.trim() !== "") return readAddress(written);
  }
  try {
    return getConnInfo(c).remote.address ?? null;
  } catch {
    // There is no connection behind `app.request`, which the tests call.
    return null;
  }
}

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
/** Headers that reverse proxies add to a request. */
const proxyHeaders = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/**
 * Whether a program on this machine sent the request directly. Behind a proxy every request has a
 * local address, but the proxy adds a header or the host isn't local.
 */
function isLocal(c: Context): boolean {
  if (proxyHeaders.some((name) => c.req.header(name) !== undefined)) return false;
  if (!loopbackHost.test(c.req.header("host") ?? "")) return false;
  try {
    return loopback.test(getConnInfo(c).remote.address ?? "");
  } catch {
    // There is no connection behind `app.request`, which the tests call.
    return false;
  }
}

export const credentialsOf = (c: Context): Credentials => ({
  cookieHeader: c.req.header("cookie") ?? "",
  authorization: c.req.header("authorization") ?? "",
});

export function requestInfo(
  c: Context<{ Variables: Variables }>,
  trustedProxies: number,
  setCookie: RequestInfo["setCookie"],
): RequestInfo {
  return {
    requestId: c.get("requestId"),
    ...credentialsOf(c),
    client: {
      ipAddress: clientAddress(c, trustedProxies),
      userAgent: c.req.header("user-agent") ?? null,
      isLocal: trustedProxies === 0 && isLocal(c),
    },
    setCookie,
    uploadedForm: c.get("uploadedForm"),
    page: c.req.header(pageHeader),
  };
}
