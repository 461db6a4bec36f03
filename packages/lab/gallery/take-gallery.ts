import { mkdir, rm, writeFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { findBarriers } from "@resume-picker/web/e2e/harness/accessibility.ts";
import { startServer } from "@resume-picker/web/e2e/harness/server.ts";
import { listScreens } from "./screens.ts";
import type { Person, Screen } from "./screens.ts";
import { register, seed } from "./seed.ts";

const widths = [1440, 1024, 390] as const;
const schemes = ["light", "dark"] as const;
const heights = { 1440: 900, 1024: 768, 390: 844 };

type Finding = { picture: string; what: string };

/**
 * Captures every screen at every width, light and dark, in `folder`, with an index.html. Returns
 * problems: accessibility barriers found by axe, pages wider than the window, screens that never
 * loaded.
 * @param wanted limits the screens by name or width. If empty, all are captured.
 */
export async function takeGallery(
  browser: Browser,
  folder: string,
  wanted: readonly string[],
): Promise<Finding[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const server = await startServer();
  const findings: Finding[] = [];
  const taken: { screen: string; files: string[] }[] = [];
  try {
    const newContext = async (options = {}) =>
      browser.newContext({ baseURL: server.url, reducedMotion: "reduce", ...options });
    const states = new Map<Person, Awaited<ReturnType<typeof storageOf>>>();
    const storageOf = async (username: string) => {
      const context = await newContext();
      await register(context.request, username);
      return { context, state: await context.storageState() };
    };
    const recruiter = await storageOf("ada");
    states.set("recruiter", recruiter).set("newcomer", await storageOf("grace"));
    const seeds = await seed(recruiter.context.request);
    const numbers = wanted.filter((word) => /^\d+$/.test(word));
    const names = wanted.filter((word) => !/^\d+$/.test(word));
    for (const screen of listScreens(seeds)) {
      if (names.length > 0 && !names.some((name) => screen.name.includes(name))) continue;
      const files: string[] = [];
      for (const width of widths) {
        if (numbers.length > 0 && !numbers.includes(String(width))) continue;
        const context = await newContext({
          viewport: { width, height: heights[width] },
          isMobile: width < 600,
          hasTouch: width < 600,
          storageState: states.get(screen.who)?.state,
        });
        context.setDefaultTimeout(20_000);
        const page = await context.newPage();
        const picture = `${screen.name}-${width}`;
        const shot = await shoot(page, screen, { width, folder, picture });
        files.push(...shot.files);
        findings.push(...shot.findings);
        // A deletion that is delayed until its toast closes must not affect the next picture.
        await context.setOffline(true);
        await context.close();
      }
      taken.push({ screen: screen.name, files });
      console.log(`${screen.name}: ${files.length} pictures`);
    }
  } finally {
    await server.stop();
  }
  await writeFile(`${folder}/index.html`, indexOf(taken));
  return findings;
}

async function shoot(
  page: Page,
  screen: Screen,
  { width, folder, picture }: { width: (typeof widths)[number]; folder: string; picture: string },
): Promise<{ files: string[]; findings: Finding[] }> {
  const files: string[] = [];
  const findings: Finding[] = [];
  try {
    await page.goto(screen.path);
    await screen.prepare(page, { isPhone: width < 600, isTable: width >= 1024 });
    // Waits for pending requests. Some pages never stop polling, hence the time-out.
    await page.waitForLoadState("networkidle", { timeout: 5000 }).catch(() => undefined);
    await page.evaluate(() => document.fonts.ready);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) findings.push({ picture, what: `${wide} pixels wider than the window` });
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      // Waits for colour transitions and for images of the other theme, which are fetched only now.
      await page.waitForTimeout(200);
      await page.evaluate(decodeImages);
      const file = `${picture}-${scheme}.png`;
      // Runs before the screenshot, because it waits for fading elements, which takes long on a
      // busy machine.
      for (const what of await findBarriers(page)) findings.push({ picture: file, what });
      await page.screenshot({ path: `${folder}/${file}` });
      files.push(file);
    }
  } catch (error) {
    const [what = ""] = String(error).split("\n");
    findings.push({ picture, what });
    await page.screenshot({ path: `${folder}/${picture}-failed.png` }).catch(() => undefined);
  }
  return { files, findings };
}

/** Runs in the page. Waits for visible images to be decoded. Hidden images are never fetched. */
async function decodeImages(): Promise<void> {
  const shown = [...document.images].filter((image) => image.checkVisibility());
  const decoded = Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, 3000))]);
}

function indexOf(taken: readonly { screen: string; files: string[] }[]): string {
  const sections = taken.map(
    ({ screen, files }) =>
      `<h2 id="${screen}">${screen}</h2><div>${files
        .map((file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`)
        .join("")}</div>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title>
<style>body{font:15px system-ui;margin:2rem;background:#8884}div{display:flex;gap:12px;flex-wrap:wrap;align-items:start}img{height:360px;border:1px solid #8888}</style>
<h1>Every screen</h1>
${sections.join("\n")}
`;
}
