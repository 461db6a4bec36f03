const storageKey = "resume-picker:errors";

/** How many screens have died in this tab, this one included; it outlives a reload. */
export function countError(): number {
  try {
    const count = Number(sessionStorage.getItem(storageKey) ?? "0") + 1;
    sessionStorage.setItem(storageKey, String(count));
    return count;
  } catch {
    return 1;
  }
}
