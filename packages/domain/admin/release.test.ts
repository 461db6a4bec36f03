import { expect, test } from "vitest";
import { isNewer, readRelease } from "./release.ts";

test("only a later version is announced", () => {
  expect(isNewer("0.2.0", "0.1.9")).toBe(true);
  expect(isNewer("0.10.0", "0.9.0")).toBe(true);
  expect(isNewer("1.0.0", "1.0.0-rc.1")).toBe(true);
  for (const [one, other] of [
    ["0.1.0", "0.1.0"],
    ["0.1.0", "0.2.0"],
    ["1.0.0-rc.2", "1.0.0"],
    ["soon", "0.1.0"],
  ] as const) {
    expect(isNewer(one, other), `${one} after ${other}`).toBe(false);
  }
});

test("a release is read in our own form and in that of common forges, and nothing else", () => {
  expect(readRelease({ version: "0.2.0" })).toEqual({ version: "0.2.0", url: null });
  const forge = { tag_name: "v1.2.3", html_url: "https://forge.example/releases/1.2.3", id: 7 };
  expect(readRelease(forge)).toEqual({ version: "1.2.3", url: forge.html_url });
  for (const answer of [
    {},
    [],
    { version: "latest" },
    { version: "1.0.0", url: "javascript:alert(1)" },
  ]) {
    expect(() => readRelease(answer)).toThrow();
  }
});
