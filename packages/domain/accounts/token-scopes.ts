/** The kinds of access a person can give to a program. */
export const tokenScopes = ["read", "upload", "all"] as const;
export type TokenScope = (typeof tokenScopes)[number];

const needsSignIn = "A token can't do this. Sign in and do it yourself.";

/** Call groups in which the scope "read" allows every query. */
const readableGroups = new Set([
  ...["jobs", "candidates", "candidateReport", "talentPool", "uploads", "scoring", "shortlist"],
  ...["decisions", "evidence", "mentions", "messages", "notes", "rankingCheck", "blog"],
]);

/** Exports are POST calls, although they change nothing. */
const exports = new Set([
  ...["shortlist.downloadCvs", "shortlist.export", "talentPool.export"],
  ...["talentPool.findPerson", "talentPool.exportPerson"],
]);

/** Calls with which a program learns about its own token. */
const forEveryToken = new Set(["accounts.currentUser", "accounts.session"]);

/** The only change to an account that a token may make. */
const accountChanges = new Set(["accounts.revokeToken"]);

/** Only a person may send messages to candidates. */
const forPeople = new Set(["messages.send"]);

export type CalledProcedure = { path: string; isQuery: boolean };

/**
 * The scopes that allow a call, or `null` if no token may make it. A leaked token must not be able
 * to change how its owner signs in, or to create tokens that outlive it.
 */
function scopesFor({ path, isQuery }: CalledProcedure): readonly TokenScope[] | null {
  const [group = ""] = path.split(".");
  if (forPeople.has(path)) return null;
  if (forEveryToken.has(path)) return tokenScopes;
  if (group === "accounts") return isQuery || accountChanges.has(path) ? ["all"] : null;
  const scopes: TokenScope[] = ["all"];
  if (group === "uploads") scopes.push("upload");
  if ((isQuery && readableGroups.has(group)) || exports.has(path)) scopes.push("read");
  return scopes;
}

/** Why a token with these scopes may not make a call, or null if it may. */
export function tokenRefusal(
  scopes: readonly TokenScope[],
  called: CalledProcedure,
): string | null {
  const sufficient = scopesFor(called);
  if (sufficient === null) return needsSignIn;
  if (sufficient.some((scope) => scopes.includes(scope))) return null;
  const needed = sufficient.at(-1) ?? "all";
  return `This token needs the scope "${needed}" for this call. Create another token with it.`;
}
