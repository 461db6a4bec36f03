import { z } from "zod";

/** Our own format, `{version, url}`, or a release from GitHub or Forgejo. */
const Release = z.union([
  z.object({ version: z.string().max(50), url: z.url({ protocol: /^https?$/ }).optional() }),
  z
    .object({
      tag_name: z.string().max(50),
      html_url: z.url({ protocol: /^https?$/ }).optional(),
    })
    .transform(({ tag_name, html_url }) => ({ version: tag_name, url: html_url })),
]);

/** @throws if the response has no version. */
export function readRelease(answer: unknown): { version: string; url: string | null } {
  const { version, url } = Release.parse(answer);
  const plain = version.replace(/^v/, "");
  if (!numbersOf(plain)) throw new Error("The address for updates names no version");
  return { version: plain, url: url ?? null };
}

/**
 * Compares versions such as 1.2.3. A version with a hyphenated suffix precedes the release itself.
 */
export function isNewer(one: string, other: string): boolean {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  if (!a || !b) return false;
  for (const at of [0, 1, 2] as const) {
    if (a[at] !== b[at]) return a[at] > b[at];
  }
  return other.includes("-") && !one.includes("-");
}

function numbersOf(version: string): [number, number, number] | null {
  const parts = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})(?:[-+][\w.+-]*)?$/.exec(version);
  return parts && [Number(parts[1]), Number(parts[2]), Number(parts[3])];
}
