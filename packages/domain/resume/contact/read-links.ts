import type { LaidOutDocument } from "../shape/document.ts";
import type { Field } from "../shape/parsed-resume.ts";

const urlPattern =
  /(?:https?:\/\/|www\.)[^\s|,;<>"'()\u00b7\u2022]+|(?<![@\p{L}\p{N}.-])(?:[\p{L}\p{N}-]{1,40}\.){1,3}(?:com|org|net|io|dev|me|co|ai|app|info|eu|de|at|ch|fr|es|it|nl|be|pt|uk|us|ca|in|br|pl|tech|page|site|xyz|design|blog|link|tv|ly|gl|works|studio|cv|software|codes|digital)(?:\/[^\s|,;<>"'()\u00b7\u2022]*)?(?![\p{L}\p{N}@])/giu;

const schemes =
  /\b(linkedin|github|gitlab|twitter|x|stackoverflow|medium|behance|dribbble|xing|kaggle|instagram|facebook)\s*(?::\s*(?:\/\/)?|\/\/|\s+@)\s*@?\/?((?:in\/)?[\w.-]{2,60})\/?(?=$|[\s|,;)])/gi;

const hosts: Record<string, string> = {
  linkedin: "linkedin.com/in/",
  github: "github.com/",
  gitlab: "gitlab.com/",
  twitter: "twitter.com/",
  x: "x.com/",
  stackoverflow: "stackoverflow.com/users/",
  medium: "medium.com/@",
  behance: "behance.net/",
  dribbble: "dribbble.com/",
  xing: "xing.com/profile/",
  kaggle: "kaggle.com/",
  instagram: "instagram.com/",
  facebook: "facebook.com/",
};

/** Normalizes a URL: https, without `www.`, tracking parameters or a trailing slash. */
function normalizeUrl(raw: string): string | null {
  const trimmed = raw
    .trim()
    .replace(/(?<![.,;:)\]}>])[.,;:)\]}>]+$/, "")
    .replace(/\u200b/g, "");
  if (/^(?:mailto|tel|javascript|file|data):/i.test(trimmed) || trimmed.includes("@")) {
    if (!/^https?:\/\//i.test(trimmed)) return null;
  }
  const bare = trimmed.replace(/^https?:\/\//i, "").replace(/^www\./i, "");
  const slash = bare.search(/[/?#]/);
  const host = (slash === -1 ? bare : bare.slice(0, slash)).toLowerCase();
  if (!/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(host) || host.length > 100) return null;
  const path = (slash === -1 ? "" : bare.slice(slash))
    .replace(/[?&](?:utm_[^&]*|trk[^&]*|originalSubdomain[^&]*)/gi, "")
    .replace(/[?#]$/, "")
    .replace(/(?<!\/)\/+$/, "");
  return `https://${host}${path}`;
}

/**
 * The person's own web addresses, taken from the text up to the end of the contact block and from
 * link annotations. Company sites in job descriptions are excluded.
 */
export function readLinks(
  document: LaidOutDocument,
  contactLines: readonly number[],
): Field<string>[] {
  const links = new Map<string, Field<string>>();
  const add = (raw: string, line: number | null, page: number): void => {
    const url = normalizeUrl(raw);
    if (url === null || links.size >= 12) return;
    const key = url.toLowerCase();
    if (links.has(key)) return;
    links.set(key, {
      value: url,
      confidence: 0.95,
      place: line === null ? null : { line, page },
    });
  };
  for (const index of contactLines) {
    const line = document.lines[index];
    if (!line) continue;
    for (const match of line.text.matchAll(urlPattern)) {
      if (!/@$/.test(line.text.slice(0, match.index))) add(match[0], index, line.page);
    }
    for (const match of line.text.matchAll(schemes)) {
      const network = (match[1] ?? "").toLowerCase();
      const handle = (match[2] ?? "").replace(/^in\//, "");
      const base = hosts[network];
      if (base === undefined || /^(?:com|www)\b/i.test(handle) || !/[a-z]/i.test(handle)) continue;
      if (!line.text.toLowerCase().includes(`${network}.com`)) add(base + handle, index, line.page);
    }
  }
  for (const link of document.links) {
    if (isProfile(link.url)) add(link.url, lineOf(document, link.text), link.page);
  }
  return [...links.values()];
}

function isProfile(url: string): boolean {
  return /(?:linkedin\.com\/(?:in|pub)\/|github\.com\/[\w-]+\/?$|gitlab\.com\/[\w-]+\/?$|xing\.com\/profile|stackoverflow\.com\/users|behance\.net\/|dribbble\.com\/|twitter\.com\/\w+\/?$|x\.com\/\w+\/?$|medium\.com\/@|kaggle\.com\/\w+\/?$|orcid\.org\/)/i.test(
    url,
  );
}

function lineOf(document: LaidOutDocument, text: string | null): number | null {
  if (text === null || text.trim() === "") return null;
  const at = document.lines.findIndex((line) => line.text.includes(text.trim()));
  return at === -1 ? null : at;
}
