import { canonicalSkill } from "../../skills/canonical-skill.ts";
import { replaceContacts } from "../contact/find-contacts.ts";

const mayReach = /[@\d([{:/]|\.\p{L}{2}/u;
const network =
  "linkedin|github|gitlab|twitter|facebook|instagram|xing|youtube|skype|telegram|whatsapp|kaggle|leetcode|hackerrank|codepen|medium|behance|dribbble|orcid|discord|mastodon|bluesky|tiktok|stackoverflow|stack overflow|bitbucket|threads|signal|wechat";
const oldNetworks = "linkedin|github|gitlab|twitter|facebook|instagram|xing";
const url = /(?:https?:\s?\/{1,2}\s?|www\.)\S{1,300}/gi;
const domain =
  /(?<![\p{L}\p{N}@.-])((?:[\p{L}\p{N}][\p{L}\p{N}-]{0,60}\.){1,4}(?:com|org|net|io|dev|me|co|ai|app|info|eu|de|at|ch|fr|es|it|nl|be|pl|pt|uk|us|ca|in|br|tech|page|site|xyz|design|blog|link|tv|ly|gl|gg|works|studio|cv|software|codes|digital|github))(?![\p{L}\p{N}@-]|\.\p{L})([/?#]\S{0,300})?/giu;
const personalHost =
  /(?:^|\.)(?:linkedin|github|gitlab|bitbucket|twitter|facebook|instagram|xing|medium|behance|dribbble|stackoverflow|x|youtube|kaggle|leetcode|hackerrank|codepen|orcid|about|t|bit|linktr|wa|netlify|vercel|herokuapp|substack|wordpress|blogspot|wixsite)\.\p{L}{2,4}$/iu;
const labelled = new RegExp(`\\b(?:${oldNetworks})\\s{0,3}:[\\s/@]{0,9}[^\\s/@]\\S{0,200}`, "gi");
const labelledToken = new RegExp(
  `\\b(?:${network})\\s{0,3}(?::\\s{0,3})?(?:(?::|/)/\\s{0,2}|@|:\\s{0,3}@?(?=[^\\s|·•,;]{1,100}\\s{0,3}(?:$|[|·•,;\\t])))[^\\s|·•,;]{1,200}`,
  "gi",
);
/** Identifiers and accounts that are always personal: ORCID, Skype. */
const anywhere = [
  /(?:\b(?:orcid(?:\.org)?|orcid id|isni)\b[\s:/#-]{0,4})?(?<![\p{L}\p{N}-])\d{4}[- ]?\d{4}[- ]?\d{4}[- ]?\d{3}[\dX](?![\p{L}\p{N}-])/giu,
  /(?<![\p{L}\p{N}])live:\.?[\p{L}\p{N}][\p{L}\p{N}_.-]{2,60}/giu,
];
const account =
  /(?<![\p{L}\p{N}.@])(?:@[\p{L}\p{N}_][\p{L}\p{N}_.-]{1,60}|in\/[\p{L}\p{N}_-]{3,100}\/?)/gu;

/**
 * Removes email addresses, phone numbers, web addresses and accounts from a line. A company's bare
 * domain is kept in descriptions of work ("Sold on etsy.com") but not among contact details.
 */
export function hideLinks(text: string, isContact: boolean): string {
  if (!mayReach.test(text)) return text;
  let bare = anywhere.reduce((rest, pattern) => rest.replace(pattern, ""), text);
  bare = replaceContacts(bare, "");
  if (bare.includes("@"))
    bare = bare.replace(/\S+/g, (chunk) => (isMailAddress(chunk) ? "" : chunk));
  bare = bare
    .replace(url, "")
    .replace(domain, (all: string, host: string, path: string | undefined) => {
      if (isTool(host)) return all;
      return isContact || path !== undefined || personalHost.test(host) ? "" : all;
    })
    .replace(labelledToken, "")
    .replace(labelled, "");
  return isContact ? bare.replace(account, "") : bare;
}

/** "ASP.NET" and "Socket.io" are not web addresses. */
function isTool(host: string): boolean {
  return /^(?:asp|vb|ado|ml|c#|f#)\.net$/i.test(host) || canonicalSkill(host) !== null;
}

/** Also matches a misspelled address ("kim@example.c0m"). */
function isMailAddress(chunk: string): boolean {
  const at = chunk.indexOf("@");
  const dot = chunk.indexOf(".", at + 2);
  return at > 0 && dot > at && dot < chunk.length - 1;
}
