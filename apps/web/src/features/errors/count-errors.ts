const storageKey = "resume-picker:errors";

/**
 * Counts this error and returns the number of crashed screens in this tab. The count survives a
 * reload.
 */
export function countError(): number {
  try {
    const count = Number(sessionStorage.getItem(storageKey) ?? "0") + 1;
    sessionStorage.setItem(storageKey, String(count));
    return count;
  } catch {
    return 1;
  }
}
