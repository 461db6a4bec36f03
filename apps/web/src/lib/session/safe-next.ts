const here = "http://here.invalid";

/**
 * Returns the path to open after signing in: a path of this application, or "/" for anything else.
 * Browsers treat `//` and backslashes as the start of another site. The parsed path is checked as
 * well, because resolving dots may leave two slashes at its beginning.
 */
export function safeNext(next: string | undefined): string {
  if (next === undefined || !next.startsWith("/") || !URL.canParse(next, here)) return "/";
  const { origin, pathname, search, hash } = new URL(next, here);
  const isPlain = !pathname.startsWith("//") && !/[\\\p{Cc}]/u.test(next);
  return origin === here && isPlain ? pathname + search + hash : "/";
}

/** Whether a path returned by `safeNext` is an admin page. */
export const isForAdmins = (path: string): boolean => /^\/admin(?:[/?#]|$)/.test(path);
