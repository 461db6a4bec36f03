import { toast } from "../toast.tsx";

/** Long enough to read why. */
const redirectDelayMs = 500;

/**
 * Says why, and half a second later has the browser itself ask for the login page: nothing of the
 * ended session stays in memory. Answers with what calls it off.
 * @param reason null when it has been said already.
 * @param next where to go on after signing in.
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
