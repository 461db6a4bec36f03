import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openBrowser } from "@resume-picker/web/e2e/harness/browser.ts";
import { findChromium } from "@resume-picker/web/e2e/harness/find-chromium.mjs";
import type { Page } from "playwright-core";
import type { Sheet } from "./compose/blocks.ts";
import { composeSheet } from "./compose/sheet.ts";
import { canPrint } from "./find-fonts.ts";
import type { Language } from "./languages.ts";
import type { Case } from "./list-cases.ts";
import { readWords } from "./words.ts";
import type { Words } from "./words.ts";
import { writeDocx } from "./write/docx.ts";
import { writeHtml } from "./write/html.ts";
import { findFaces } from "./write/pdf-fonts.ts";
import { writePdf } from "./write/pdf.ts";
import { writeText } from "./write/text.ts";

export type MadeCase = Case & { file: string };

/** File names change only with the CV or the code that writes it. */
const writers = new URL("write/", import.meta.url);
const version = readdirSync(writers)
  .map((name) => readFileSync(new URL(name, writers), "utf8"))
  .join("");

/** Writes the CVs that are missing in the folder. Omits those that this machine can't render. */
export async function makeFiles(
  cases: readonly Case[],
  folder: string,
): Promise<{ files: MadeCase[]; left: Map<Language, number> }> {
  mkdirSync(folder, { recursive: true });
  const left = new Map<Language, number>();
  const files: MadeCase[] = [];
  const printer = new Printer();
  const vocabularies = new Map<Language, Words>();
  try {
    for (const each of cases) {
      const { language, template, person, id } = each;
      const words = vocabularies.get(language) ?? readWords(language);
      vocabularies.set(language, words);
      const sheet = composeSheet(person, { template, words, language });
      const ending = { chromium: "pdf", pdfkit: "pdf", docx: "docx", text: "txt" }[template.make];
      const hash = createHash("sha256").update(JSON.stringify(sheet)).update(version).digest("hex");
      const file = join(folder, `${id}-${hash.slice(0, 8)}.${ending}`);
      if (!existsSync(file)) {
        const bytes = await writeFile(sheet, template.make, printer);
        if (bytes === null) {
          left.set(language, (left.get(language) ?? 0) + 1);
          continue;
        }
        writeFileSync(file, bytes);
      }
      files.push({ ...each, file });
    }
  } finally {
    await printer.close();
  }
  return { files, left };
}

async function writeFile(
  sheet: Sheet,
  make: Case["template"]["make"],
  printer: Printer,
): Promise<Uint8Array | string | null> {
  if (make === "text") return writeText(sheet);
  if (make === "docx") return writeDocx(sheet);
  const faces = make === "pdfkit" ? findFaces(sheet.look.font, sheet.language) : null;
  if (faces !== null) return writePdf(sheet, faces);
  return canPrint(sheet.language) ? printer.print(sheet) : null;
}

/** Starts Chromium when the first page is printed. */
class Printer {
  #page: Promise<Page> | undefined;

  async print(sheet: Sheet): Promise<Uint8Array | null> {
    if (findChromium() === undefined) return null;
    this.#page ??= openBrowser().then((browser) => browser.newPage());
    const page = await this.#page;
    await page.setContent(writeHtml(sheet));
    return page.pdf({ preferCSSPageSize: true, printBackground: true });
  }

  async close(): Promise<void> {
    const page = await this.#page;
    await page?.context().browser()?.close();
  }
}
