/** Returns the first two initials of a name, or "?" if there is none. */
export function initials(name: string | null): string {
  const words = (name ?? "").trim().split(/\s+/u).filter(Boolean);
  const letters = words.slice(0, 2).map((word) => /^.\p{M}*/u.exec(word)?.[0] ?? "");
  return letters.length === 0 ? "?" : letters.join("").toUpperCase();
}
