import { fetchWithSizeLimit } from "@resume-picker/adapters/http/fetch-with-size-limit";
import { isNewer, readRelease } from "@resume-picker/domain/admin/release";
import type { UpdateState } from "@resume-picker/domain/admin/operations";

const checkEveryMs = 24 * 60 * 60 * 1000;
const timeoutMs = 10_000;

type Log = { warn: (fields: Record<string, unknown>, message: string) => void };

export type UpdateCheck = { state: () => UpdateState; stop: () => void };

/**
 * Checks once a day for the latest version at the operator's address, if set. The request contains
 * no data: no version, name or figures.
 */
export function createUpdateCheck(
  url: string | undefined,
  { version, clock, log }: { version: string; clock: () => Date; log: Log },
): UpdateCheck {
  if (url === undefined) return { state: () => ({ status: "off" }), stop: () => undefined };
  let state: UpdateState = { status: "waiting" };
  const check = async () => {
    try {
      const { version: latest, url: page } = readRelease(await fetchJson(url));
      const checkedAt = clock();
      state = isNewer(latest, version)
        ? { status: "available", version: latest, url: page, checkedAt }
        : { status: "latest", checkedAt };
    } catch (error) {
      state = { status: "failed", checkedAt: clock() };
      log.warn({ category: "system", error }, "the update check failed");
    }
  };
  void check();
  const timer = setInterval(() => void check(), checkEveryMs);
  timer.unref();
  return { state: () => state, stop: () => clearInterval(timer) };
}

async function fetchJson(url: string): Promise<unknown> {
  // Redirects aren't followed, since the operator approved only this address.
  const response = await fetchWithSizeLimit(url, {
    headers: { Accept: "application/json", "User-Agent": "Resume Picker" },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The address for updates answered ${response.status}`);
  return response.json();
}
