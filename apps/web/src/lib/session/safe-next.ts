const here = "http://here.invalid";

/**
 * Where to go after signing in: a path of this application, or home for anything else. What a browser
 * reads as another site (`//`, or a backslash for a slash) is looked for in the result as well: dots
 * in a path vanish when it is read and may leave two slashes at its beginning.
 */
export function safeNext(next: string | undefined): string {
  if (next === undefined || !next.startsWith("/") || !URL.canParse(next, here)) return "/";
  const { origin, pathname, search, hash } = new URL(next, here);
  const isPlain = !pathname.startsWith("//") && !/[\\\p{Cc}]/u.test(next);
  return origin === here && isPlain ? pathname + search + hash : "/";
}

/** Whether a path that `safeNext` gave is one of the pages for administrators. */
export const isForAdmins = (path: string): boolean => /^\/admin(?:[/?#]|$)/.test(path);
