import fc from "fast-check";
import superjson from "superjson";
import { expect, test } from "vitest";
import { assertSafeSuperjson, assertInputSize } from "./input-shape.ts";
import { transformer } from "./plain-json.ts";

/** Returns the value as it is sent over the network. */
const sent = (value: unknown) => JSON.parse(superjson.stringify(value)) as never;

test("dates and fields left out reach the procedure as they were sent", () => {
  const input = { at: new Date("2026-01-02"), left: undefined, "a.b": { c: [new Date(0)] } };
  expect(transformer.input.deserialize(sent(input))).toEqual(input);
  expect(transformer.input.deserialize(sent(undefined))).toBeUndefined();
});

test("what only costs time to revive is refused in words", () => {
  const shared = {};
  for (const input of [
    new Set([1]),
    new Map([[1, 2]]),
    /a+/,
    10n,
    new URL("http://here.invalid"),
    new Error("no"),
    new Uint8Array(4),
    { a: { b: [new Set()] } },
    [shared, shared],
    Array.from({ length: 201 }, () => new Date()),
    { ["x".repeat(201)]: new Date() },
  ]) {
    expect(() => assertSafeSuperjson(sent(input))).toThrow(/meta/);
  }
  const nested = { json: [[1]], meta: { values: { 0: ["Date", { 0: ["Date"] }] }, v: 1 } };
  expect(() => assertSafeSuperjson(nested)).toThrow(/meta/);
  const lost = { json: {}, meta: { values: { "__proto__.a": ["Date"] }, v: 1 } } as never;
  expect(() => transformer.input.deserialize(lost)).toThrow("can't be followed");
});

test("no instruction but the two that are known is followed, however it is shaped", () => {
  const annotation = fc.oneof(
    fc.constantFrom("set", "map", "regexp", "Error", "Date", "undefined", "bigint", ""),
    fc.jsonValue(),
  );
  const values = fc.oneof(
    fc.dictionary(fc.string(), fc.array(annotation, { maxLength: 3 })),
    fc.array(annotation, { maxLength: 3 }),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(fc.jsonValue(), values, (json, named) => {
      const payload = JSON.parse(JSON.stringify({ json, meta: { values: named, v: 1 } })) as never;
      let read: unknown;
      try {
        read = transformer.input.deserialize(payload);
      } catch (error) {
        expect(error).toMatchObject({ name: "AppError", code: "VALIDATION" });
        return;
      }
      expect(otherThanJsonAndDates(read)).toEqual([]);
    }),
  );
});

/** Returns the values that aren't JSON, dates or undefined. */
function otherThanJsonAndDates(value: unknown): unknown[] {
  if (value === undefined || value === null || value instanceof Date) return [];
  if (Array.isArray(value)) return value.flatMap(otherThanJsonAndDates);
  if (typeof value !== "object") return ["bigint", "symbol"].includes(typeof value) ? [value] : [];
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = prototype === Object.prototype || prototype === null;
  return isPlain ? Object.values(value).flatMap(otherThanJsonAndDates) : [value];
}

test("an input too deep or with too many values is refused before anything walks it", () => {
  const deep = JSON.parse("[".repeat(30_000) + "]".repeat(30_000)) as unknown;
  expect(() => assertInputSize(deep)).toThrow("nested too deeply");
  expect(() => assertInputSize({ tags: Array(30_000).fill("") })).toThrow("too many values");
  expect(() => assertInputSize({ ids: Array.from({ length: 20_000 }, (_, i) => i) })).not.toThrow();
});

test("what somebody stored never becomes an instruction in another's browser", () => {
  const hostile = { json: { a: 1 }, meta: { values: { a: ["set"] }, referentialEqualities: {} } };
  const row = { title: JSON.stringify(hostile), values: ["Date"], meta: hostile.meta, hostile };
  const answer = JSON.parse(JSON.stringify(transformer.output.serialize([row]))) as never;
  expect(superjson.deserialize(answer)).toEqual([row]);
});
