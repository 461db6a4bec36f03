import { readFile } from "node:fs/promises";
import { extractText } from "unpdf";

/** Extracts the text of each PDF path it receives, using only unpdf. */
process.on("message", (/** @type {string} */ path) => {
  void readFile(path)
    .then((bytes) => extractText(new Uint8Array(bytes)))
    .catch(() => null)
    .then(() => process.send?.("done"));
});
process.on("disconnect", () => process.exit(0));
