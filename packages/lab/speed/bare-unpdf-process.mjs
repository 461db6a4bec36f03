import { readFile } from "node:fs/promises";
import { extractText } from "unpdf";

/** The text of each PDF whose path comes, by unpdf alone. */
process.on("message", (/** @type {string} */ path) => {
  void readFile(path)
    .then((bytes) => extractText(new Uint8Array(bytes)))
    .catch(() => null)
    .then(() => process.send?.("done"));
});
process.on("disconnect", () => process.exit(0));
