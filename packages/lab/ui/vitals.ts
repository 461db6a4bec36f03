import type { Page } from "playwright-core";

/** What a browser tells of a page that somebody loads and uses, milliseconds. */
export type Vitals = {
  firstPaint: number;
  largestPaint: number;
  /** Sum of the layout shifts that no input caused. */
  shift: number;
  /** Each press, tap or click, from the input to the next paint: what INP is taken from. */
  interactions: { event: string; target: string; duration: number }[];
};

/** Before the page is opened: notes its figures as they come. */
export async function watchVitals(page: Page): Promise<void> {
  // tsx names functions by a call that the page doesn't have.
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.addInitScript(noteVitals);
}

export function readVitals(page: Page): Promise<Vitals> {
  // Put there by `noteVitals`.
  return page.evaluate(() => (Reflect.get(window, "vitals") as () => Vitals)());
}

/** Runs in the page, and so holds all that it needs. */
function noteVitals(): void {
  const found: Omit<Vitals, "interactions"> = { firstPaint: 0, largestPaint: 0, shift: 0 };
  const interactions = new Map<number, Vitals["interactions"][number]>();
  const watch = (type: string, take: (entry: PerformanceEntry) => void) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    // The shortest that browsers tell of; other types know no threshold.
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
      // A press is several events (pointerdown, pointerup, click), of which the longest counts.
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
