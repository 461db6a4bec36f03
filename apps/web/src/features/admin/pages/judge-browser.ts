import type { SystemStatus, PartStatus } from "@resume-picker/domain/admin/operations";

const toleratedMs = 60_000;

export type BrowserVerdict = Pick<PartStatus, "state" | "message"> & { part: "clock" | "address" };

/** Checks that only a browser can make: its clock, and the address it used to reach the server. */
export function judgeBrowser(
  { now, appUrl }: Pick<SystemStatus, "now" | "appUrl">,
  here: { receivedAt: number; origin: string },
): BrowserVerdict[] {
  return [judgeClock(here.receivedAt - now.getTime()), judgeAddress(new URL(appUrl).origin, here)];
}

/** @param ahead milliseconds by which this device's clock is ahead, including network latency. */
function judgeClock(ahead: number): BrowserVerdict {
  const part = "clock";
  if (Math.abs(ahead) <= toleratedMs) {
    return { part, state: "ok", message: "Server and browser agree on the time." };
  }
  const minutes = Math.max(1, Math.round(Math.abs(ahead) / 60_000)).toLocaleString("en");
  const direction = ahead > 0 ? "behind" : "ahead of";
  return {
    part,
    state: "warning",
    message: `The server's clock is ${minutes} min ${direction} this device's. Check both clocks.`,
  };
}

function judgeAddress(appOrigin: string, { origin }: { origin: string }): BrowserVerdict {
  const part = "address";
  if (appOrigin === origin) {
    return { part, state: "ok", message: `Links in emails begin with ${appOrigin}.` };
  }
  return {
    part,
    state: "warning",
    message: `Links in emails begin with ${appOrigin}, but you use ${origin}. Set APP_URL.`,
  };
}
