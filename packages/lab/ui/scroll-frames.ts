import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { CDPSession, Page } from "playwright-core";

export type Frames = {
  /** Milliseconds between the page's own frames (`requestAnimationFrame`). */
  between: number[];
  /** Milliseconds between the frames that the browser drew, with or without scripts. */
  drawn: number[];
  rows: number;
  /** Pixels. */
  scrolled: number;
};

/** A wheel turned in a hurry: a notch of 120 pixels every twentieth of a second. */
const notch = { px: 120, everyMs: 50 };
const scrollMs = 3000;

/** Opens a page with `bare-list.ts` and its style. */
export async function openBarePage(page: Page): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("bare-list.ts", import.meta.url))],
    bundle: true,
    write: false,
    define: { "process.env.NODE_ENV": '"production"' },
  });
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; font: 14px sans-serif }
    main { position: absolute; inset: 150px 0 0 320px; overflow: auto }
    .row { position: absolute; inset: 0 0 auto; display: grid; box-sizing: border-box;
      grid-template-columns: 2.5rem 14rem repeat(11, 1fr); border-bottom: 1px solid #ddd }
    .row:hover { background: #f7f7f7 }
    .row > div { display: flex; align-items: center; gap: 8px; min-width: 0; white-space: nowrap }
    .open { text-align: left; min-width: 0 }
    .open > span { display: block; overflow: hidden; text-overflow: ellipsis }
    .bar { width: 52px; height: 4px; background: #eee }
    .bar > span { display: block; height: 4px; background: #080 }
  </style>`);
  await page.addScriptTag({ content: outputFiles[0]?.text ?? "" });
  await page.locator("[role=row]").first().waitFor();
}

/** Scrolls a page's table by the wheel, on a processor that is `slower` times as slow. */
export async function scrollByWheel(page: Page, slower: number): Promise<Frames> {
  const cdp = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    const table = document.querySelector("[role=table]")?.parentElement;
    if (table) table.scrollTop = 0;
  });
  await page.mouse.move(800, 500);
  // Waits until the list is idle and has made its requests.
  await page.waitForTimeout(1000);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const stopTracing = await traceDrawnFrames(cdp);
  await page.evaluate(watchFrames);
  const began = performance.now();
  for (let turned = 1; turned * notch.everyMs <= scrollMs; turned += 1) {
    // Not awaited, because a user's hand doesn't wait for the screen.
    void cdp.send("Input.dispatchMouseEvent", {
      type: "mouseWheel",
      x: 800,
      y: 500,
      deltaX: 0,
      deltaY: notch.px,
    });
    const rest = began + turned * notch.everyMs - performance.now();
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  }
  const seen = await page.evaluate(stopWatching);
  const drawn = await stopTracing();
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await cdp.detach();
  return { ...seen, drawn };
}

type Watch = { isOver: boolean; between: number[]; rows: number };

/** Runs in the page. Rows are counted only sometimes, because counting isn't part of scrolling. */
function watchFrames(): void {
  const watch: Watch = { isOver: false, between: [], rows: 0 };
  let previous = 0;
  const look = (now: number) => {
    if (previous > 0) watch.between.push(now - previous);
    previous = now;
    if (watch.between.length % 16 === 0) {
      watch.rows = Math.max(watch.rows, document.querySelectorAll("[role=row]").length);
    }
    if (!watch.isOver) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Reflect.set(window, "frameWatch", watch);
}

function stopWatching(): { between: number[]; rows: number; scrolled: number } {
  // Set by `watchFrames`.
  const watch = Reflect.get(window, "frameWatch") as Watch;
  watch.isOver = true;
  const scrolled = document.querySelector("[role=table]")?.parentElement?.scrollTop ?? 0;
  return { between: watch.between, rows: watch.rows, scrolled };
}

async function traceDrawnFrames(cdp: CDPSession): Promise<() => Promise<number[]>> {
  const times: number[] = [];
  const collect = ({ value }: { value: object[] }) => {
    for (const event of value as { name?: string; ts?: number }[]) {
      if (event.name === "DrawFrame" && event.ts !== undefined) times.push(event.ts / 1000);
    }
  };
  cdp.on("Tracing.dataCollected", collect);
  await cdp.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: {
      includedCategories: [
        "disabled-by-default-devtools.timeline.frame",
        "devtools.timeline.frame",
      ],
    },
  });
  return async () => {
    const complete = new Promise<void>((resolve) => {
      cdp.once("Tracing.tracingComplete", () => resolve());
    });
    await cdp.send("Tracing.end");
    await complete;
    cdp.off("Tracing.dataCollected", collect);
    const inOrder = times.toSorted((a, b) => a - b);
    return inOrder.slice(1).map((time, at) => time - (inOrder[at] ?? time));
  };
}
