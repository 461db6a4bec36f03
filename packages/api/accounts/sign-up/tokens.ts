import { createHash, randomBytes } from "node:crypto";
import type { Token, TokenKind } from "@resume-picker/db/queries/accounts/account-tokens";
import type { Context } from "../../context.ts";

const hours = 60 * 60 * 1000;
/** How long a mailed link works: a day to verify an address, an hour to reset a password. */
const lifetimes: Record<TokenKind, number> = { verification: 24 * hours, reset: hours };
const pages: Record<TokenKind, string> = { verification: "verify-email", reset: "reset-password" };

export const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");

/** A fresh token, and what is stored of it. */
export function makeToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashToken(token) };
}

/** A fresh single-use link, and what is stored of the token in it. */
export function makeLink(ctx: Context, kind: TokenKind): Token & { link: string } {
  const { token, hash } = makeToken();
  const expires = new Date(ctx.clock().getTime() + lifetimes[kind]);
  const link = new URL(`/${pages[kind]}?token=${token}`, ctx.appUrl).href;
  return { kind, hash, expires, link };
}
