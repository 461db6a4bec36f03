import { Address4, Address6 } from "ip-address";

/**
 * Parses an address as proxies write it: with a port, in brackets or quotes, or with a zone.
 * Returns null if it is invalid.
 */
export function readAddress(written: string): string | null {
  const bare = written.trim().replace(/^"(.*)"$/, "$1");
  const address = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(bare)?.[1] ?? bare;
  const withoutPort = /^([\d.]+):\d{1,5}$/.exec(address)?.[1] ?? address;
  const withoutZone = withoutPort.replace(/%.*$/, "");
  return isAddress4(withoutZone) || isAddress6(withoutZone) ? withoutZone : null;
}

/**
 * Returns the range that one household or server can choose its address from: an IPv4 address, or a
 * /64 network of IPv6. All invalid addresses share one range, because each spelling would otherwise
 * be counted separately.
 */
export function addressRange(address: string | null): string {
  if (address === null) return "unknown";
  if (isAddress4(address)) return new Address4(address).correctForm();
  if (!isAddress6(address)) return "unknown";
  const parsed = new Address6(address);
  // A dual-stack socket reports IPv4 addresses in this form.
  if (parsed.isMapped4()) return parsed.to4().correctForm();
  return new Address6(`${parsed.addressMinusSuffix}/64`).startAddress().correctForm();
}

/** Rejects masks, which the library would accept. */
const isAddress4 = (text: string): boolean => !text.includes("/") && Address4.isValid(text);
const isAddress6 = (text: string): boolean => !text.includes("/") && Address6.isValid(text);
