import fc from "fast-check";
import { expect, test } from "vitest";
import { addressRange, readAddress } from "./client-address.ts";

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

test("whatever a proxy writes in place of an address is one range, so that no spelling escapes", () => {
  for (const nonsense of [
    null,
    "",
    "unknown",
    "_hidden",
    "1.2.3",
    "1.2.3.4/24",
    "evil 1",
    "evil 2",
  ]) {
    expect(addressRange(nonsense)).toBe("unknown");
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect([readAddress(text), "unknown"]).toContain(readAddress(text) ?? addressRange(text));
    }),
  );
  fc.assert(
    fc.property(fc.ipV6(), fc.ipV4(), (six, four) => {
      expect(addressRange(addressRange(six))).toBe(addressRange(six));
      expect(addressRange(four)).toBe(four);
    }),
  );
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  [" 192.0.2.7:50123 ", "192.0.2.7"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["[2001:db8::1]:50123", "2001:db8::1"],
  ['"[2001:db8::1]:50123"', "2001:db8::1"],
  ["fe80::1%eth0", "fe80::1"],
  ["2001:db8::1", "2001:db8::1"],
  ["unknown", null],
  ["192.0.2.7:port", null],
  ["[192.0.2.7", null],
  ["", null],
])("an address is read in the ways in which proxies write it: %s", (written, address) => {
  expect(readAddress(written)).toBe(address);
});
