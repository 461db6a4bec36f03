import { Address4, Address6 } from "ip-address";

/**
 * The address that a proxy names, in the ways in which proxies write it: with a port, in brackets or
 * quotes, with a zone. Null where it is none.
 */
export function readAddress(written: string): string | null {
  const bare = written.trim().replace(/^"(.*)"$/, "$1");
  const address = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(bare)?.[1] ?? bare;
  const withoutPort = /^([\d.]+):\d{1,5}$/.exec(address)?.[1] ?? address;
  const withoutZone = withoutPort.replace(/%.*$/, "");
  return isAddress4(withoutZone) || isAddress6(withoutZone) ? withoutZone : null;
}

/**
 * What one household or server is given and can choose its addresses from: an IPv4 address, or the
 * 64 bits that name an IPv6 network. Whatever is no address is one range: else each spelling of
 * nonsense would be counted alone.
 */
export function addressRange(address: string | null): string {
  if (address === null) return "unknown";
  if (isAddress4(address)) return new Address4(address).correctForm();
  if (!isAddress6(address)) return "unknown";
  const parsed = new Address6(address);
  // IPv4 on a socket that takes both.
  if (parsed.isMapped4()) return parsed.to4().correctForm();
  return new Address6(`${parsed.addressMinusSuffix}/64`).startAddress().correctForm();
}

/** Without a mask, which the library takes for a part of it. */
const isAddress4 = (text: string): boolean => !text.includes("/") && Address4.isValid(text);
const isAddress6 = (text: string): boolean => !text.includes("/") && Address6.isValid(text);
