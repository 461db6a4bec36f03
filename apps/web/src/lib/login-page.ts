import { toast, toastsReady } from "./toast.ts";

/** Specification 2, section 9. */
const redirectDelayMs = 500;

/**
 * Says why, and half a second later has the browser itself ask for the login page: nothing of the
 * ended session stays in memory. Answers with what calls it off.
 * @param reason null when it has been said already.
 */
export function goToLoginSoon(reason: { title: string; description: string } | null): () => void {
  let timer: number | undefined;
  let isOff = false;
  if (reason) toast({ ...reason, tone: "destructive" });
  // Counted from when the reason can be read.
  void toastsReady().then(() => {
    if (!isOff)
      timer = window.setTimeout(() => window.location.assign("/api/login"), redirectDelayMs);
  });
  return () => {
    isOff = true;
    window.clearTimeout(timer);
  };
}
