/**
 * The network of an address, which identifies a place rather than a person: the first 24 bits of
 * IPv4 or 48 bits of IPv6. Null if it isn't an address.
 */
export function shortenAddress(address: string): string | null {
  const four = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address)?.[1];
  if (four !== undefined) return `${four}.0/24`;
  const plain = address.split("%", 1)[0] ?? "";
  if (!/^[\da-f:]{2,39}$/i.test(plain) || !plain.includes(":")) return null;
  const [head = "", tail] = plain.toLowerCase().split("::", 2);
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  if (groups.length !== 8) return null;
  const network = groups.slice(0, 3).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/48`;
}
