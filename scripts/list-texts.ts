import { readTexts } from "./texts/read-texts.ts";

/**
 * Prints every text of the product that people may read, with the file and line of the source that
 * holds it: `npm run list-texts`, or `npm run list-texts -- apps/web` for one folder.
 */
for (const { file, line, text } of readTexts(process.argv[2] ?? "")) {
  console.log(`${file}:${line}\t${text}`);
}
