import { z } from "zod";
import { tokenScopes } from "./token-scopes.ts";

const TokenScope = z.enum(tokenScopes, 'Choose from "read", "upload" and "all"');

export const apiTokenMessages = {
  nameRequired: "Name the token after the program that uses it",
  scopeRequired: "Choose at least one scope",
  missing: "There is no such token. It may have been revoked already.",
} as const;

export const NewApiToken = z.object({
  name: z
    .string(apiTokenMessages.nameRequired)
    .trim()
    .min(1, apiTokenMessages.nameRequired)
    .max(100),
  scopes: z
    .array(TokenScope, apiTokenMessages.scopeRequired)
    .min(1, apiTokenMessages.scopeRequired)
    .max(tokenScopes.length)
    .transform((scopes) => tokenScopes.filter((scope) => scopes.includes(scope))),
});
export type NewApiToken = z.infer<typeof NewApiToken>;

export const ApiToken = z.object({
  id: z.number(),
  name: z.string(),
  scopes: z.array(TokenScope),
  createdAt: z.date(),
  /** Accurate to a few minutes. */
  lastUsedAt: z.date().nullable(),
});
export type ApiToken = z.infer<typeof ApiToken>;

export const TokenId = z.object({ id: z.number().int().positive() });

/** The only response that contains the token itself. */
export const CreatedApiToken = z.object({ id: z.number(), token: z.string() });
export type CreatedApiToken = z.infer<typeof CreatedApiToken>;
