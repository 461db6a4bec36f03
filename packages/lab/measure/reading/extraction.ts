import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { extractText } from "@resume-picker/adapters/extract-text/extract-text";

/** Prints the extracted lines of files: `npm run lab extraction cv.pdf…` */
for (const path of process.argv.slice(2)) {
  console.log(`\n##### ${basename(path)}`);
  try {
    const document = await extractText(new Uint8Array(await readFile(path)), basename(path));
    let last = "";
    for (const line of document.lines) {
      const place = `p${line.page} c${line.column} b${line.block}`;
      const marks = `${line.bold ? "B" : " "}${line.heading ? "H" : " "}${line.bullet ? "•" : " "}${line.region === "body" ? " " : line.region[0]}`;
      const size = line.fontSize.toFixed(1).padStart(5);
      console.log(
        `${(place === last ? "" : place).padEnd(12)}${size} ${marks} ${line.text.replaceAll("\t", "  ⇥  ")}`,
      );
      last = place;
    }
    for (const { url, text } of document.links) console.log(`link  ${url}  (${text ?? ""})`);
    for (const { how, text } of document.hidden) console.log(`HIDDEN ${how}: ${text}`);
    console.log(
      `-- ${document.source}, ${document.pageCount} page(s), ocr ${JSON.stringify(document.ocr)}`,
    );
  } catch (error) {
    console.log(`!! ${error instanceof Error ? error.message : String(error)}`);
    if (process.env.TRACE) console.log(error);
  }
}
