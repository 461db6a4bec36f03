import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openBrowser } from "@resume-picker/web/e2e/harness/browser.ts";
import { findChromium } from "@resume-picker/web/e2e/harness/find-chromium.mjs";
import type { Browser } from "playwright-core";
import type { BenchFile } from "../reading/truth.ts";
import { composeSheet } from "./compose.ts";
import type { Sheet } from "./compose.ts";
import { personas } from "./persona.ts";
import { writeDocx } from "./write-docx.ts";
import type { HtmlLayout } from "./write-html.ts";
import { writeHtml } from "./write-html.ts";
import { writePdf } from "./write-pdf.ts";
import { writeTxt } from "./write-txt.ts";

const layouts = [
  "one column",
  "two columns",
  "left sidebar",
  "right sidebar",
  "table",
  "header contact",
  "infographic",
  "scan",
] as const;
type Layout = (typeof layouts)[number];

/** The layouts of scans, in rotation. */
const scannedLayouts: readonly HtmlLayout[] = ["one column", "left sidebar", "two columns"];

/**
 * Writes each persona's CV in each layout to the folder, in rotation with Chromium's printer,
 * pdfkit, as DOCX and as TXT. Existing files are kept. Without Chromium, its files are omitted.
 */
export async function makePersonaFiles(
  folder: string,
  options: { scans: boolean },
): Promise<BenchFile[]> {
  mkdirSync(folder, { recursive: true });
  const browser = findChromium() === undefined ? null : await openBrowser();
  const files: BenchFile[] = [];
  try {
    for (const [index, persona] of personas.entries()) {
      for (const [at, layout] of layouts.entries()) {
        if (layout === "scan" && !options.scans) continue;
        const { sheet, truth } = composeSheet(persona, index + at * 3);
        const format = chooseFormat(layout, index + at);
        const id = `${persona.language}-${index}-${layout.replace(" ", "-")}.${format === "chromium" || format === "pdfkit" ? "pdf" : format}`;
        const file = join(folder, id);
        if (!existsSync(file)) {
          const scanned = scannedLayouts[index % scannedLayouts.length] ?? "one column";
          const bytes = await write(sheet, { layout, scanned, format, browser });
          if (!bytes) continue;
          writeFileSync(file, bytes);
        }
        files.push({
          file,
          id,
          truth,
          groups: { layout, language: persona.language, made: format },
        });
      }
    }
  } finally {
    await browser?.close();
  }
  return files;
}

type Format = "chromium" | "pdfkit" | "docx" | "txt";

function chooseFormat(layout: Layout, turn: number): Format {
  const choices: Partial<Record<Layout, Format[]>> = {
    "one column": ["chromium", "pdfkit", "docx", "txt"],
    "left sidebar": ["chromium", "pdfkit"],
    "right sidebar": ["chromium", "pdfkit"],
    table: ["chromium", "docx"],
    "header contact": ["chromium", "docx"],
  };
  const own = choices[layout] ?? ["chromium"];
  return own[turn % own.length] ?? "chromium";
}

async function write(
  sheet: Sheet,
  {
    layout,
    scanned,
    format,
    browser,
  }: { layout: Layout; scanned: HtmlLayout; format: Format; browser: Browser | null },
): Promise<Buffer | null> {
  if (format === "txt") return Buffer.from(writeTxt(sheet), "utf8");
  if (format === "docx") {
    return writeDocx(
      sheet,
      layout === "table" || layout === "header contact" ? layout : "one column",
    );
  }
  if (format === "pdfkit") {
    return writePdf(
      sheet,
      layout === "left sidebar" || layout === "right sidebar" ? layout : "one column",
    );
  }
  if (!browser) return null;
  return layout === "scan" ? scan(browser, sheet, scanned) : print(browser, sheet, layout);
}

async function print(browser: Browser, sheet: Sheet, layout: HtmlLayout): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    await page.setContent(writeHtml(sheet, layout));
    return await page.pdf({ preferCSSPageSize: true, printBackground: true });
  } finally {
    await page.close();
  }
}

/** Makes a scan of the CV at 220 dpi, slightly rotated and grey like paper. */
export async function scan(browser: Browser, sheet: Sheet, layout: HtmlLayout): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: 794, height: 1123 },
    deviceScaleFactor: 2.3,
  });
  try {
    await page.setContent(writeHtml(sheet, layout));
    await page.addStyleTag({
      content:
        "html{background:#f4f3ef}body{padding:60px;transform:rotate(.3deg);filter:grayscale(1) contrast(.85)}",
    });
    const image = await page.screenshot({ type: "jpeg", quality: 80, fullPage: true });
    const source = `data:image/jpeg;base64,${image.toString("base64")}`;
    await page.setContent(
      `<style>@page{size:A4;margin:0}body{margin:0}img{width:210mm}</style><img src="${source}">`,
    );
    return await page.pdf({ preferCSSPageSize: true });
  } finally {
    await page.close();
  }
}
