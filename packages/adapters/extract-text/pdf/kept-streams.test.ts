import { deflateSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { findInflated, forgetInflated } from "./kept-streams.ts";
import { inflateWithin } from "./pdf-streams.ts";

afterEach(forgetInflated);

const text = Buffer.from("BT (Nurse at Ward 7 since 2019) Tj ET ".repeat(20));

test("a stream that was counted is not inflated again, whatever line break stands behind it", () => {
  const packed = deflateSync(text);
  expect(inflateWithin(Buffer.concat([packed, Buffer.from("\r\n")]), 10_000)).toEqual(text);
  expect(findInflated(packed)).toEqual(text);
});

test("no stream gets the text of another one that is as long", () => {
  const packed = deflateSync(text);
  inflateWithin(packed, 10_000);
  const other = Buffer.from(packed);
  other[10] = (other[10] ?? 0) ^ 1;
  expect(findInflated(other)).toBeUndefined();
});

test("what was read of one file is forgotten before the next", () => {
  const packed = deflateSync(text);
  inflateWithin(packed, 10_000);
  forgetInflated();
  expect(findInflated(packed)).toBeUndefined();
});

test("a stream that is cut off gives what came of it, and is not taken for whole", () => {
  const cut = deflateSync(text).subarray(0, -6);
  const whole = inflateWithin(cut, 10_000);
  expect(Buffer.isBuffer(whole) && text.indexOf(whole) === 0 && whole.length > 0).toBe(true);
  expect(findInflated(cut)).toBeUndefined();
});
