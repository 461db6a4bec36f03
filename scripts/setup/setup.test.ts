import { expect, test } from "vitest";
import { matchesLock } from "./dependencies.mjs";
import { requireNode } from "./node-version.mjs";

test("an old Node ends in a line that names the version needed, not in a stack trace", () => {
  expect(() => requireNode("18.20.4")).toThrow("needs Node.js 20.19 or newer, and this is 18.20.4");
  expect(() => requireNode("20.18.3")).toThrow("20.19");
  expect(() => requireNode("20.19.0")).not.toThrow();
  expect(() => requireNode("24.0.1")).not.toThrow();
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
