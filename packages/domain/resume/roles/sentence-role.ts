import { rateTitle } from "../places/classify-piece.ts";

export type SentenceRole = { title: string; company: string };

const worked =
  /^(?:i\s+)?(?:am\s+|was\s+|have\s+been\s+)?(?:currently\s+|presently\s+|previously\s+)?(?:working|worked|employed|work|served|serving|associated|joined)\s+/i;
const asAt =
  /^as\s+(?:an?\s+|the\s+)?(.{3,70}?)\s+(?:in|at|with|for|@)\s+(?:the\s+)?(\p{Lu}.{1,80}?)$/u;
const atAs =
  /^(?:in|at|with|for|by)\s+(?:the\s+)?(\p{Lu}.{1,80}?)\s+as\s+(?:an?\s+|the\s+)?(.{3,70}?)$/u;

/**
 * "Worked as Software Engineer in Mindtree Ltd, Chennai", with its dates already cut out: a role
 * that is told in a sentence. Null for every other sentence.
 */
export function readSentenceRole(text: string): SentenceRole | null {
  const bare = text
    .replace(/\t/g, " ")
    .replace(/(?<![.\s])[.\s]+$/, "")
    .replace(/(?<!\s)\s+(?:from|since|between|during)$/i, "")
    .trim();
  const verb = worked.exec(bare);
  if (!verb || bare.length > 200) return null;
  const rest = bare.slice(verb[0].length);
  const first = asAt.exec(rest);
  const second = atAs.exec(rest);
  const title = first?.[1] ?? second?.[2] ?? "";
  const company = first?.[2] ?? second?.[1] ?? "";
  return rateTitle(title) >= 0.5 && company !== ""
    ? { title: title.trim(), company: company.trim() }
    : null;
}

const servedAs =
  /^(?:[-•*]\s*)?(?:i\s+)?(?:also\s+)?(?:served|worked|acted|employed|hired)\s+as\s+(?:an?\s+|the\s+)?(.{3,60}?)(?:\s+(?:for|in|at|with|from|since|until|and|where|who|responsible)\b.*)?[.,;:]?$/i;

/** The title in "Served as departmental Linux Systems Administrator for forty machines." */
export function readServedAs(text: string): string | null {
  const title = text.length > 200 ? undefined : servedAs.exec(text.trim())?.[1]?.trim();
  return title !== undefined && rateTitle(title) >= 0.5 ? title : null;
}
