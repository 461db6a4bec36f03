import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { specificityFiles } from "./write-counts.ts";

test.each(specificityFiles())(
  "the product's table is what the lab's data count to: $url",
  (file) => {
    expect(readFileSync(file.url, "utf8")).toBe(file.text);
  },
);
