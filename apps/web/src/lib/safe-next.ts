const here = "http://here.invalid";

/** Where to go after signing in: a path of this application, or home for anything else. */
export function safeNext(next: string | undefined): string {
  if (next === undefined || !next.startsWith("/") || !URL.canParse(next, here)) return "/";
  const { origin, pathname, search, hash } = new URL(next, here);
  return origin === here ? pathname + search + hash : "/";
}
