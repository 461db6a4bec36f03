import { toast } from "../toast.ts";

/** Long enough to read why. */
const redirectDelayMs = 500;

/**
 * Says why, and half a second later has the browser itself ask for the login page: nothing of the
 * ended session stays in memory. Answers with what calls it off.
 * @param reason null when it has been said already.
 */
export function goToLoginSoon(reason: { title: string; description: string } | null): () => void {
  if (reason) toast({ ...reason, tone: "destructive" });
  const timer = window.setTimeout(() => window.location.assign("/api/login"), redirectDelayMs);
  return () => window.clearTimeout(timer);
}
