/** In session storage, which survives the reload on the way to the sign-in page. */
const key = "resume-picker:session-ended";

/** Records that the session expired while the page was open. The sign-in page then says so. */
export function noteSessionEnd(): void {
  try {
    sessionStorage.setItem(key, "1");
  } catch {
    // Storage may be blocked. A toast has already said it.
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
    // Storage is blocked, so nothing was stored.
  }
}
