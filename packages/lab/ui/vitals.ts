import type { Page } from "playwright-core";

/** Performance figures of a page that is loaded and used, in milliseconds. */
export type Vitals = {
  firstPaint: number;
  largestPaint: number;
  /** The sum of layout shifts without user input. */
  shift: number;
  /**
   * Each key press, tap or click, measured from the input to the next paint. INP is derived from
   * these.
   */
  interactions: { event: string; target: string; duration: number }[];
};

/** Call before opening the page. Records its figures as they are reported. */
export async function watchVitals(page: Page): Promise<void> {
  // tsx wraps functions in a helper that the page doesn't have.
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.addInitScript(noteVitals);
}

export function readVitals(page: Page): Promise<Vitals> {
  // Set by `noteVitals`.
  return page.evaluate(() => (Reflect.get(window, "vitals") as () => Vitals)());
}

/** Runs in the page, so it must contain all of its helpers. */
function noteVitals(): void {
  const found: Omit<Vitals, "interactions"> = { firstPaint: 0, largestPaint: 0, shift: 0 };
  const interactions = new Map<number, Vitals["interactions"][number]>();
  const watch = (type: string, take: (entry: PerformanceEntry) => void) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    // The shortest duration that browsers report. Other types ignore the threshold.
    const options = { type, buffered: true, durationThreshold: 16 };
    observer.observe(options);
    return () => observer.takeRecords().forEach(take);
  };
  const flushes = [
    watch("largest-contentful-paint", ({ startTime }) => {
      found.largestPaint = startTime;
    }),
    watch("paint", ({ name, startTime }) => {
      if (name === "first-contentful-paint") found.firstPaint = startTime;
    }),
    watch("layout-shift", (entry) => {
      if (Reflect.get(entry, "hadRecentInput") !== true)
        found.shift += Number(Reflect.get(entry, "value"));
    }),
    watch("event", (entry) => {
      // A click consists of several events (pointerdown, pointerup, click). The longest one counts.
      const id = Number(Reflect.get(entry, "interactionId"));
      const known = interactions.get(id);
      if (id === 0 || (known && known.duration >= entry.duration)) return;
      const target: unknown = Reflect.get(entry, "target");
      const words = target instanceof Element ? (target.ariaLabel ?? target.textContent) : "";
      interactions.set(id, {
        event: entry.name,
        target: words.trim().slice(0, 30),
        duration: entry.duration,
      });
    }),
  ];
  Reflect.set(window, "vitals", (): Vitals => {
    for (const flush of flushes) flush();
    return { ...found, interactions: [...interactions.values()] };
  });
}
