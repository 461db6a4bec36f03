import { toast } from "../toast.tsx";

/** Milliseconds to read the reason. */
const redirectDelayMs = 500;

/**
 * Shows the reason, then loads the login page after half a second. A full page load clears all data
 * of the session from memory. Returns a function that cancels it.
 * @param reason null if it was already shown.
 * @param next the path to open after signing in.
 */
export function goToLoginSoon(
  reason: { title: string; description: string } | null,
  next: string,
): () => void {
  if (reason) toast({ ...reason, tone: "destructive" });
  const go = () => window.location.assign(`/api/login?next=${encodeURIComponent(next)}`);
  const timer = window.setTimeout(go, redirectDelayMs);
  return () => window.clearTimeout(timer);
}
