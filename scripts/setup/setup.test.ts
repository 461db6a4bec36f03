import { readFileSync } from "node:fs";
import { transformSync } from "esbuild";
import { expect, test } from "vitest";
import { isTooOld } from "../node/required-node.cjs";
import { matchesLock } from "./dependencies.mjs";
import { inRoot } from "./root.mjs";

test("only a Node that the database driver can't run on is too old", () => {
  expect(["0.12.18", "18.20.4", "20.20.2", "22.13.1"].filter((v) => !isTooOld(v))).toEqual([]);
  expect(["22.14.0", "24.0.1", "26.10.0"].filter(isTooOld)).toEqual([]);
});

test("what an old Node has to read before it is told so holds no newer syntax", () => {
  const files = [
    "run",
    "node/required-node",
    "node/fetch-node",
    "node/npm-command",
    "node/run-in-place",
  ];
  for (const name of files) {
    const source = readFileSync(inRoot("scripts", `${name}.cjs`), "utf8");
    const write = (target: string) =>
      transformSync(source, { target, supported: { "object-extensions": false } }).code;
    expect(write("es5"), name).toBe(write("esnext"));
  }
});

test("a second start installs nothing, and one after a changed lock file installs again", () => {
  const wanted = {
    "": { version: "1.0.0" },
    "packages/domain": { version: "0.1.0" },
    "node_modules/a": { version: "1.2.3", integrity: "sha512-a" },
    "node_modules/only-on-windows": { version: "1.0.0", optional: true },
  };
  const installed = { "node_modules/a": { version: "1.2.3", integrity: "sha512-a" } };
  expect(matchesLock(wanted, installed)).toBe(true);
  expect(matchesLock(wanted, {})).toBe(false);
  expect(matchesLock(wanted, { "node_modules/a": { version: "1.2.2" } })).toBe(false);
  expect(
    matchesLock(wanted, { "node_modules/a": { version: "1.2.3", integrity: "sha512-b" } }),
  ).toBe(false);
});
