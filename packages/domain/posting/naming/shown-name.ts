import { splitWords } from "../../resume/text/squeeze-spaces.ts";
import { canonicalSkill, tradeOfSkill } from "../../skills/canonical-skill.ts";
import { foldWord } from "../../skills/tokenize.ts";

/**
 * Trades whose alternative spellings are other names of the same thing (`k8s`, `JS`, `Postgres`).
 */
const namingTrades = new Set(["software", "cloud", "data", "ai", "security", "office"]);

/**
 * The display name of a requirement: the posting's own words, capitalised, or the vocabulary's name
 * if both mean the same ("excel" is "Microsoft Excel"). Not the vocabulary's name if the words only
 * count as the same ("consumer lending" under credit analysis).
 */
export function shownName(written: string): string {
  const canonical = canonicalSkill(written);
  if (canonical !== null && isSameName(written, canonical)) return canonical;
  const [first = ""] = splitWords(written);
  // "iOS", "dbt": a lower-case first letter may be the correct spelling.
  if (/\p{Ll}\p{Lu}/u.test(first)) return written;
  return written.charAt(0).toUpperCase() + written.slice(1);
}

function isSameName(written: string, canonical: string): boolean {
  const [said, called] = [written.toLowerCase(), canonical.toLowerCase()];
  // "ADA" is not Ada, and "Oracle" may mean more than its database.
  if (written !== said && called.startsWith(said)) return written === canonical;
  if (namingTrades.has(tradeOfSkill(canonical) ?? "")) return true;
  const [own, known] = [stemsOf(written), stemsOf(canonical)];
  return own.every((stem) => known.includes(stem)) || known.every((stem) => own.includes(stem));
}

function stemsOf(name: string): string[] {
  return foldWord(name)
    .split(/[^\p{L}\p{N}+#.]+/u)
    .filter((word) => word !== "")
    .map((word) => word.replace(/(?:ies|y|s|ing|ment)$/u, ""));
}
