import fc from "fast-check";
import { expect, test } from "vitest";
import { shortenAddress } from "./shorten-address.ts";

test.each([
  ["203.0.113.77", "203.0.113.0/24"],
  ["::ffff:203.0.113.77", "203.0.113.0/24"],
  ["2001:db8:0042:1:2:3:4:5", "2001:db8:42::/48"],
  ["2001:db8::1", "2001:db8:0::/48"],
  ["fe80::1%eth0", "fe80:0:0::/48"],
  ["::1", "0:0:0::/48"],
  ["correct horse 7", null],
  ["1:2:3", null],
  ["", null],
])("%s is told as %s", (address, network) => {
  expect(shortenAddress(address)).toBe(network);
});

test("nobody's own part of an address is kept", () => {
  const { ipV4, ipV6 } = fc;
  fc.assert(
    fc.property(ipV4(), ipV4(), (one, other) => {
      const moved = [...one.split(".").slice(0, 3), other.split(".")[3]].join(".");
      expect(shortenAddress(moved)).toBe(shortenAddress(one));
    }),
  );
  fc.assert(
    fc.property(ipV6(), (address) => {
      const shortened = shortenAddress(address) ?? "";
      expect(shortened.split(":").filter((group) => /^[\da-f]+$/.test(group))).toHaveLength(
        shortened === "" || shortened.endsWith("/24") ? 0 : 3,
      );
    }),
  );
});
