import { createHmac, timingSafeEqual } from "node:crypto";
import { installationSecret } from "@resume-picker/db/queries/secrets";
import type { z } from "zod";
import type { Context } from "../../context.ts";

/** Leaves enough time to sign in at the provider, including its second step. */
const lifetimeMs = 15 * 60 * 1000;

/** Browser state between the steps of a sign-in. It is readable there, but tamper-proof. */
export type SignedCookie<Value> = {
  set: (ctx: Context, value: Value) => void;
  /** Returns null if the cookie is missing, expired or not signed by us. */
  read: (ctx: Context) => Value | null;
  clear: (ctx: Context) => void;
};

export function signedCookie<Value>(name: string, schema: z.ZodType<Value>): SignedCookie<Value> {
  // With https, the prefix prevents other sites of the domain from setting the cookie.
  const cookieName = ({ appUrl }: Context) =>
    `${appUrl.startsWith("https:") ? "__Host-" : ""}resume_picker_${name}`;
  const write = (ctx: Context, value: string, seconds: number) => {
    const secure = ctx.appUrl.startsWith("https:") ? "; Secure" : "";
    ctx.setCookie(
      `${cookieName(ctx)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`,
    );
  };
  return {
    set(ctx, value) {
      const until = ctx.clock().getTime() + lifetimeMs;
      const text = Buffer.from(JSON.stringify({ until, value })).toString("base64url");
      write(ctx, `${text}.${sign(ctx, name, text)}`, lifetimeMs / 1000);
    },
    read(ctx) {
      const pattern = new RegExp(
        `(?:^|;)\\s*${cookieName(ctx)}=([\\w-]{1,3500})\\.([\\w-]{43})\\s*(?:;|$)`,
      );
      const [, text = "", signature = ""] = pattern.exec(ctx.cookieHeader) ?? [];
      const expected = Buffer.from(sign(ctx, name, text));
      const actual = Buffer.from(signature);
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
      // The signature proves that the content is ours.
      const { until, value } = JSON.parse(Buffer.from(text, "base64url").toString()) as {
        until: number;
        value: unknown;
      };
      return ctx.clock().getTime() < until ? schema.parse(value) : null;
    },
    clear: (ctx) => write(ctx, "", 0),
  };
}

function sign({ db }: Context, name: string, text: string): string {
  const secret = installationSecret(db, "signed-cookies");
  return createHmac("sha256", secret).update(`${name} ${text}`).digest("base64url");
}
