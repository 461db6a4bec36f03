/** Outlives the way to the sign-in page, which may reload the page. */
const key = "resume-picker:session-ended";

/** Remembers that a session ended while its page was open, so that the sign-in page can say so. */
export function noteSessionEnd(): void {
  try {
    sessionStorage.setItem(key, "1");
  } catch {
    // Storage may be forbidden: the toast has said it.
  }
}

export function hasSessionEnded(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function forgetSessionEnd(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept then.
  }
}
