import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toasts } from "../../e2e/harness/toasts.ts";

const folder = new URL("../../e2e/", import.meta.url);

test("a browser test hears each toast of the catalogue", () => {
  const tests = readdirSync(folder, { encoding: "utf8", recursive: true })
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => readFileSync(new URL(name, folder), "utf8"))
    .join("\n");
  const unheard = Object.keys(toasts).filter((name) => !tests.includes(`"${name}"`));
  expect(unheard).toEqual([]);
});
