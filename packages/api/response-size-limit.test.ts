import { expect, test } from "vitest";
import { responseSizeLimit, consumeResponseSize } from "./response-size-limit.ts";
import { Download } from "./download.ts";

test("a visitor's answers end at a megabyte, all calls of a request together", () => {
  const limit = responseSizeLimit(true);
  const answer = { rows: Array(500).fill({ text: "x".repeat(1000) }) };
  expect(consumeResponseSize(limit, answer)).toBeNull();
  expect(consumeResponseSize(limit, answer)).toBeNull();
  expect(consumeResponseSize(limit, answer)?.message).toMatch(/larger than 1 MB.*pages/);
});

test("who is signed in gets long lists, and files of any size", () => {
  const limit = responseSizeLimit(false);
  const rows = Array(20_000).fill({ text: "x".repeat(1000), at: new Date(0), none: null });
  expect(consumeResponseSize(limit, rows)).toBeNull();
  const bytes = new Uint8Array(60 * 1024 * 1024);
  const file = new Download({
    fileName: "all.zip",
    mimeType: "application/zip",
    bytes,
    identifies: [],
  });
  expect(consumeResponseSize(limit, file)).toBeNull();
  expect(consumeResponseSize(limit, Array(40_000).fill("x".repeat(1000)))).toMatchObject({
    code: "TOO_LARGE",
    message: expect.stringContaining("larger than 48 MB") as string,
  });
});
