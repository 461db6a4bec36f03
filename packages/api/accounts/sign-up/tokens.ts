import type { Token, TokenKind } from "@resume-picker/db/queries/accounts/account-tokens";
import type { Context } from "../../context.ts";
import { makeToken } from "../../random-token.ts";

const hours = 60 * 60 * 1000;
/** How long a mailed link is valid: a day to verify an address, an hour to reset a password. */
const lifetimes: Record<TokenKind, number> = { verification: 24 * hours, reset: hours };
const pages: Record<TokenKind, string> = { verification: "verify-email", reset: "reset-password" };

/** Creates a single-use link and the data to store about its token. */
export function makeLink(ctx: Context, kind: TokenKind): Token & { link: string } {
  const { token, hash } = makeToken();
  const expires = new Date(ctx.clock().getTime() + lifetimes[kind]);
  const link = new URL(`/${pages[kind]}?token=${token}`, ctx.appUrl).href;
  return { kind, hash, expires, link };
}
