import { createContext } from "@resume-picker/api/context";
import type { Parts } from "@resume-picker/api/context";
import { createCaller } from "@resume-picker/api/root";
import type { Hono } from "hono";
import { requestInfo } from "../request-info.ts";
import type { Variables } from "../request-info.ts";

/**
 * Serves the images of the blog and of people. An address contains the image's hash, which means
 * that its content never changes. Images that aren't public are visible only to blog writers, and a
 * profile picture also to its own user. They are never cached.
 */
export function mountMediaFiles(
  app: Hono<{ Variables: Variables }>,
  parts: Parts,
  options: { trustedProxies: number },
): void {
  app.get("/media/:name", async (c) => {
    const name = c.req.param("name");
    const cookies: string[] = [];
    const info = requestInfo(c, options.trustedProxies, (value) => cookies.push(value));
    // API tokens are ignored here, since only pages show images.
    const mayShow = async (cookieHeader: string) => {
      const context = await createContext(parts, { ...info, authorization: "", cookieHeader });
      return createCaller(context).media.mayShow({ name });
    };
    // Check as a visitor first. A public image needs no session and sets no cookie.
    const { isPublic, isInPreview } = await mayShow("");
    const asked = isPublic ? null : await mayShow(info.cookieHeader);
    const isShown = isPublic || asked?.isWriter === true || asked?.isOwn === true || isInPreview;
    for (const cookie of cookies) c.header("Set-Cookie", cookie, { append: true });
    const bytes = isShown ? await parts.media.open(name, widthOf(c.req.query("w"))) : null;
    if (!bytes) return c.text("Image not found", 404, { "Cache-Control": "no-store" });
    return c.body(new Uint8Array(bytes), 200, {
      "Content-Type": "image/webp",
      "Cache-Control": isPublic ? "public, max-age=31536000, immutable" : "private, no-store",
    });
  });
}

function widthOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : undefined;
}
