import fc from "fast-check";
import { expect, test } from "vitest";
import { addressRange } from "./rate-limits.ts";

test("all addresses of one IPv6 network are one, whatever their spelling", () => {
  for (const address of [
    "2001:db8:1:2:3:4:5:6",
    "2001:0DB8:0001:0002::",
    "2001:db8:1:2:ffff:ffff:ffff:ffff",
  ]) {
    expect(addressRange(address)).toBe("2001:db8:1:2::");
  }
  expect(addressRange("2001:db8:1:3::1")).not.toBe(addressRange("2001:db8:1:2::1"));
  expect(addressRange("fe80::1%eth0")).toBe("fe80::");
  expect(addressRange("::1")).toBe("::");
});

test("an IPv4 address is itself, on a socket for both kinds, too", () => {
  expect(addressRange("192.0.2.7")).toBe("192.0.2.7");
  expect(addressRange("::ffff:192.0.2.7")).toBe("192.0.2.7");
  expect(addressRange("::ffff:192.0.2.8")).not.toBe("192.0.2.7");
});

test("what a proxy writes in place of an address is taken as it is, and never fails", () => {
  expect(addressRange(null)).toBe("unknown");
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(addressRange(text)).toBeTypeOf("string");
    }),
  );
  fc.assert(
    fc.property(fc.ipV6(), fc.ipV4(), (six, four) => {
      expect(addressRange(addressRange(six))).toBe(addressRange(six));
      expect(addressRange(four)).toBe(four);
    }),
  );
});
