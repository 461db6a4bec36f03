import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { openBrowser } from "@resume-picker/web/e2e/harness/browser.ts";
import { makePng } from "@resume-picker/web/e2e/harness/images.ts";
import { startServer } from "@resume-picker/web/e2e/harness/server.ts";
import { slowDown } from "../../ui/slow-device.ts";

/**
 * `npm run lab blog`: measures largest paint, layout shift and first-load JavaScript of the public
 * pages in Chromium, compared with a bare page of the same text and picture in the same run. Each
 * figure is the median of several loads with an empty cache. The slow network is that of
 * Lighthouse's mobile runs.
 */
const rounds = 5;
const paragraph = "What a careful reader sees, what a machine sees, and why the two disagree. ";
const dist = fileURLToPath(new URL("../../../../apps/web/dist", import.meta.url));

type Load = { largestPaint: number; firstPaint: number; shift: number; scripts: string[] };

const [server, browser] = await Promise.all([startServer(), openBrowser()]);
const bare = await startBarePage();
try {
  await fillBlog(browser, server.url);
  for (const network of ["as it is", "slow 4G, 4 times slower processor"]) {
    const rows: Record<string, object> = {};
    for (const [name, url] of [
      ["bare page", bare.url],
      ["/blog", `${server.url}/blog`],
      ["/blog/{slug}", `${server.url}/blog/article-0`],
    ] as const) {
      const loads: Load[] = [];
      for (let round = 0; round < rounds; round += 1) {
        loads.push(await load(browser, url, network !== "as it is"));
      }
      const of = (pick: (one: Load) => number) => median(loads.map(pick));
      rows[name] = {
        "first paint ms": Math.round(of(({ firstPaint }) => firstPaint)),
        "largest paint ms": Math.round(of(({ largestPaint }) => largestPaint)),
        "layout shift": Math.round(of(({ shift }) => shift) * 10_000) / 10_000,
        "JavaScript KB, gzip": Math.round(sizeOf(loads[0]?.scripts ?? []) / 1024),
      };
    }
    console.log(`Network: ${network}`);
    console.table(rows);
  }
} finally {
  await browser.close();
  await server.stop();
  bare.close();
}

async function load(from: Browser, url: string, isSlow: boolean): Promise<Load> {
  const context = await from.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    // tsx wraps functions in a helper that the page doesn't have.
    await page.addInitScript("globalThis.__name = (named) => named");
    if (isSlow) await slowDown(page);
    const scripts: string[] = [];
    page.on("response", (response) => {
      if (/\.js$/.test(new URL(response.url()).pathname))
        scripts.push(new URL(response.url()).pathname);
    });
    await page.goto(url, { waitUntil: "networkidle" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(isSlow ? 3000 : 700);
    const figures = await page.evaluate(
      () =>
        new Promise<{ largestPaint: number; firstPaint: number; shift: number }>((resolve) => {
          const found = { largestPaint: 0, firstPaint: 0, shift: 0 };
          const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
            new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
              type,
              buffered: true,
            });
          watch("largest-contentful-paint", ({ startTime }) => {
            found.largestPaint = startTime;
          });
          watch("paint", ({ name, startTime }) => {
            if (name === "first-contentful-paint") found.firstPaint = startTime;
          });
          watch("layout-shift", (entry) => {
            found.shift += Number(Reflect.get(entry, "value"));
          });
          setTimeout(() => resolve(found), 200);
        }),
    );
    return { ...figures, scripts };
  } finally {
    await context.close();
  }
}

/** The sizes for a browser without brotli support. */
function sizeOf(scripts: readonly string[]): number {
  return scripts.reduce((sum, path) => {
    const file = `${dist}${path}`;
    const packed = existsSync(`${file}.gz`) ? `${file}.gz` : file;
    return sum + (existsSync(packed) ? statSync(packed).size : 0);
  }, 0);
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** Serves the same text and a picture without scripts or styles: the minimum cost of a page. */
async function startBarePage() {
  const picture = makePng(800, 450);
  const text = Array.from({ length: 12 }, () => `<p>${paragraph.repeat(4)}</p>`).join("");
  const html = `<!doctype html><html lang="en"><head><title>Bare</title><meta name="viewport" content="width=device-width"></head><body><h1>How we read CVs</h1><img src="/picture.png" width="800" height="450" style="max-width:100%;height:auto" alt="A desk">${text}</body></html>`;
  const http = createServer((request, response) => {
    const isPicture = request.url === "/picture.png";
    response.setHeader("Content-Type", isPicture ? "image/png" : "text/html; charset=utf-8");
    response.end(isPicture ? picture : html);
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  // The address of a server that listens on a port is never a string.
  const { port } = http.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => http.close() };
}

async function fillBlog(from: Browser, url: string): Promise<void> {
  const context = await from.newContext({ baseURL: url });
  const { request } = context;
  const name = { username: "admin", firstName: "Grace", lastName: "Hopper" };
  await request.post("/api/register", {
    data: { ...name, password: "correct horse", email: "admin@example.com" },
  });
  const image = { name: "desk.png", mimeType: "image/png", buffer: makePng() };
  const upload = await request.post("/api/media/upload", {
    multipart: { image, altText: "A desk" },
  });
  const asset = (await upload.json()) as { url: string };
  const category = await request.post("/api/blog/categories", {
    data: { name: "Hiring", slug: "hiring" },
  });
  const { id } = (await category.json()) as { id: number };
  for (let number = 0; number < 12; number += 1) {
    await request.post("/api/blog/posts", {
      data: {
        title: `How we read CVs, part ${number}`,
        slug: `article-${number}`,
        content: `## Beginning\n\n${`${paragraph.repeat(4)}\n\n`.repeat(12)}`,
        excerpt: paragraph,
        status: "published",
        readingTime: 4,
        featuredImage: asset.url,
        featuredImageAlt: "A desk",
        categoryIds: [id],
      },
    });
  }
  await context.close();
}
