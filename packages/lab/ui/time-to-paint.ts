import type { Page } from "playwright-core";

/** The change on the screen that completes an action. */
export type Result =
  | { kind: "sorted"; label: string }
  | { kind: "counted" }
  | { kind: "opened" }
  | { kind: "shortlisted" }
  | { kind: "decided" };

type Watcher = { arm: (type: string, result: Result) => void; painted: () => Promise<number> };

/** Runs in the page. Measures the time from an input to the paint of its result. */
export function installWatcher(): void {
  let armed: { type: string; result: Result; before: string } | null = null;
  let receivedAt: number | null = null;
  for (const type of ["click", "keydown"]) {
    const note = (event: Event) => {
      if (armed?.type === type) receivedAt ??= event.timeStamp;
    };
    window.addEventListener(type, note, { capture: true });
  }
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? "";
  const stateOf = (wanted: Result): string => {
    if (wanted.kind === "sorted") {
      const header = [...document.querySelectorAll("[role=columnheader]")].find((each) =>
        each.textContent.startsWith(wanted.label),
      );
      // The header and the first row.
      return `${header?.getAttribute("aria-sort") ?? ""} ${text("[aria-rowindex='2']")}`;
    }
    if (wanted.kind === "counted") return text("main header [role=status]");
    if (wanted.kind === "shortlisted") return text("[aria-label=View]");
    // The badge in the row and the button in the details.
    if (wanted.kind === "decided")
      return `${text("[role=row][aria-current=true]")} ${text("[aria-label=Decision] [aria-pressed=true]")}`;
    const detail = document.querySelector("aside[aria-label='Candidate Details']");
    const isWhole = detail?.textContent.includes("Scoring Explanation") === true;
    return isWhole ? (detail.querySelector("h2")?.textContent ?? "") : "";
  };
  const watcher: Watcher = {
    arm(type, result) {
      armed = { type, result, before: stateOf(result) };
      receivedAt = null;
    },
    async painted() {
      if (!armed) throw new Error("Nothing is waited for");
      const { result, before } = armed;
      const deadline = performance.now() + 10_000;
      for (;;) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const now = stateOf(result);
        if (receivedAt !== null && now !== before && now !== "") break;
        if (performance.now() > deadline) throw new Error(`No result: ${result.kind}, ${before}`);
      }
      // Resolves after this frame's paint.
      await new Promise((resolve) => setTimeout(resolve, 0));
      return performance.now() - receivedAt;
    },
  };
  Reflect.set(window, "watcher", watcher);
}

/** Returns the milliseconds from the input that `act` makes to the paint of its result. */
export async function timeToPaint(
  page: Page,
  act: () => Promise<void>,
  { type, result }: { type: "click" | "keydown"; result: Result },
): Promise<number> {
  await page.evaluate(
    // Set by `installWatcher`.
    ([event, wanted]) => (Reflect.get(window, "watcher") as Watcher).arm(event, wanted),
    [type, result] as const,
  );
  const painted = page.evaluate(() => (Reflect.get(window, "watcher") as Watcher).painted());
  await act();
  return painted;
}
