import { createHash, randomBytes } from "node:crypto";
import { saveToken } from "@resume-picker/db/queries/account-tokens";
import type { TokenKind } from "@resume-picker/db/queries/account-tokens";
import type { Context } from "../context.ts";

const hours = 60 * 60 * 1000;
/** How long a mailed link works: a day to verify an address, an hour to reset a password. */
const lifetimes: Record<TokenKind, number> = { verification: 24 * hours, reset: hours };
const pages: Record<TokenKind, string> = { verification: "verify-email", reset: "reset-password" };

export const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");

/** A fresh single-use link; the token in it is stored only as its hash. */
export async function createLink(ctx: Context, userId: string, kind: TokenKind): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expires = new Date(ctx.clock().getTime() + lifetimes[kind]);
  await saveToken(ctx.db, userId, { kind, hash: hashToken(token), expires });
  return new URL(`/${pages[kind]}?token=${token}`, ctx.appUrl).href;
}
