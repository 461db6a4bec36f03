import { readTexts } from "./texts/read-texts.ts";

/**
 * Prints every user-visible text of the product with its source file and line. Usage: `npm run
 * list-texts`, or `npm run list-texts -- apps/web` for one folder.
 */
for (const { file, line, text } of readTexts(process.argv[2] ?? "")) {
  console.log(`${file}:${line}\t${text}`);
}
