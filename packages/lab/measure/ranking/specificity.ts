import { writeFileSync } from "node:fs";
import { specificityFiles } from "../../specificity/write-counts.ts";

for (const { url, text } of specificityFiles()) {
  writeFileSync(url, text);
  console.log(`${url.pathname.split("/packages/")[1] ?? ""}: ${text.split(", ").length} names`);
}
