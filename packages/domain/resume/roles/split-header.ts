import { isTitleHead, ratePiece, rateTitle } from "../places/classify-piece.ts";
import { foldText } from "../text/fold-text.ts";

export type HeaderPair = { title: string; company: string; by: "dash" | "comma" | "at" };

const atWords =
  /\s(?:at|bei|beim|chez|presso|bij|w firmie|hos|pour le compte de)\s+(?=\S)|\s?@\s?/giu;

/** "Title at Company" in several languages; the part before must name an occupation. */
export function splitAt(text: string): HeaderPair | null {
  for (const match of text.matchAll(atWords)) {
    const title = trimSides(text.slice(0, match.index));
    const company = trimSides(text.slice(match.index + match[0].length));
    const isNamed =
      /^[\p{Lu}\d"'«„]/u.test(company) ||
      /^(?:the|der|die|das|la|le|el|l'|un|une|eine[mr]?)\s?/i.test(company);
    const isTitle = rateTitle(title) >= 0.5 || isUnknownTitle(title, company);
    if (isTitle && isNamed && company.length > 1) return { title, company, by: "at" };
  }
  return splitIn(text);
}

/** "Dependienta en Zara España S.A.", "Analista na Empresa X Ltda": only before a sure organization. */
function splitIn(text: string): HeaderPair | null {
  for (const match of text.matchAll(/\s(?:en|em|na|no|in der|in)\s+(?=\p{Lu})/gu)) {
    const title = trimSides(text.slice(0, match.index));
    const company = trimSides(text.slice(match.index + match[0].length));
    const named = ratePiece(company.split(", ")[0] ?? company);
    if (rateTitle(title) >= 0.5 && named.company >= 0.7 && named.title < 0.5)
      return { title, company, by: "at" };
  }
  return null;
}

/** A title and an employer joined by a dash or a comma, either way round; null for a single thing. */
export function splitPair(text: string, arrangement: number): HeaderPair | null {
  const dashed = /[–—－:/-]/.test(text)
    ? parts(
        text,
        /(?<!\s)\s+(?:[–—－]\s*|(?:--?|\/\/|:)\s+)|(?:[–—－]|:)\s+|(?<=\p{Ll})[–—](?=\p{Lu})/u,
      )
    : null;
  const atDash = dashed && cutBest(text, { parts: dashed, arrangement, minimum: 0.25 });
  if (atDash && !isTeam(atDash.company)) return { ...atDash, by: "dash" };
  return splitAtBar(text, arrangement) ?? splitAtComma(text, arrangement);
}

function splitAtBar(text: string, arrangement: number): HeaderPair | null {
  // "Budget Analyst / U.S. Army Corps": a bar parts two names for one job, too, and words of a title.
  const barred = text.includes("/") ? parts(text, /(?<!\s)\s+\/\s+/u) : null;
  const named = barred && cutBest(text, { parts: barred, arrangement, minimum: 0.5 });
  const isEmployer =
    named && ratePiece(named.company).company >= 0.6 && rateTitle(named.company) < 0.5;
  return isEmployer ? { ...named, by: "dash" } : null;
}

function splitAtComma(text: string, arrangement: number): HeaderPair | null {
  const listed =
    /[,;.]/.test(text) && parts(text, /,\s+|;\s+|(?<!(?<!\p{L})\p{L})\.\s+(?=\p{Lu}\p{Ll}{2})/u);
  if (!listed) return null;
  const cut = cutBest(text, { parts: listed, arrangement, minimum: 0.5 });
  if (!cut || isTeam(cut.company)) return null;
  const tail = ratePiece(cut.company);
  return tail.title >= 0.6 && tail.company < 0.6 ? null : { ...cut, by: "comma" };
}

/** A short name that no list knows, beside what is surely an organization. */
function isUnknownTitle(title: string, company: string): boolean {
  const words = title.split(/\s+/).length;
  return (
    words <= 5 &&
    /^\p{Lu}/u.test(title) &&
    ratePiece(title).company < 0.5 &&
    ratePiece(company).company >= 0.65
  );
}

const legalTail =
  /^(?:inc|llc|llp|ltd|limited|corp|plc|gmbh|ag|kg|s\.?\s?a\.?\s?s?|s\.?\s?l\.?(?:\s?u)?|s\.?\s?r\.?\s?l|s\.?\s?p\.?\s?a|b\.?\s?v|n\.?\s?v|lda|ltda|co)\.?$/i;

function parts(text: string, separator: RegExp): string[] | null {
  const found: string[] = [];
  for (const part of text.split(separator).map(trimSides)) {
    const last = found.length - 1;
    // "Pérez e Hijos, S.L." is one name.
    if (last >= 0 && legalTail.test(part))
      found[last] = text.slice(
        text.indexOf(found[last] ?? ""),
        text.indexOf(part, text.indexOf(found[last] ?? "")) + part.length,
      );
    else found.push(part);
  }
  return found.length > 1 && found.length < 8 && found.every((part) => part !== "") ? found : null;
}

function trimSides(text: string): string {
  return text.replace(/^[\s,;:·•|–—－-]+|(?<![\s,;:·•|–—－-])[\s,;:·•|–—－-]+$/gu, "");
}

// No two of them may fit the same word: a row of such words would be tried in every combination.
const areas =
  "platform|back-?end|front-?end|full-?stack|infrastructure|payments?|growth|mobile|web|ios|android|data|analytics|machine learning|ml|ai|security|operations|ops|sales|marketing|finance|hr|human resources|product|products|engineering|research|r&d|design|it|support|customer success|customer service|quality|quality assurance|qa|devops|cloud|identity|search|ads|risk|compliance|procurement|vertrieb|einkauf|controlling|produktion|personal|ventes|finances|informatique|recherche|ventas|finanzas|vendas|financas|vendite|acquisti|verkoop|inkoop|emea|apac|latam|north america|europe";
const teamPattern = new RegExp(
  `^(?:${areas})(?:(?: and | & |/| )(?:${areas}|core|team|services|experience|systems|tools|tooling|science|department|dept|group|division))*$`,
);

/** A department or team rather than an employer. */
export function isTeam(text: string): boolean {
  return (
    teamPattern.test(foldText(text).trim()) ||
    /^(?:\p{L}+ ){1,3}(?:team|department|dept|division|abteilung)\.?$/u.test(foldText(text).trim())
  );
}

/** The cut of the parts into a title and an employer that fits best. */
function cutBest(
  text: string,
  options: { parts: readonly string[]; arrangement: number; minimum: number },
): { title: string; company: string } | null {
  const lean = Math.sign(options.arrangement) * 0.25 + 0.06;
  let best: { title: string; company: string; score: number } | null = null;
  for (let cut = 1; cut < options.parts.length; cut += 1) {
    const left = between(text, options.parts.slice(0, cut));
    const right = between(text, options.parts.slice(cut));
    for (const [title, company, order] of [
      [left, right, 1],
      [right, left, -1],
    ] as const) {
      const head = ratePiece(title);
      const tail = ratePiece(company);
      const isUnknown = options.minimum < 0.5 && isUnknownTitle(title, company);
      if (head.title < options.minimum && !isUnknown) continue;
      const score =
        head.title * 1.2 +
        tail.company * 0.8 -
        tail.title * 0.7 -
        (/\p{L}{3}\. /u.test(title) ? 0.3 : 0) -
        (head.company >= 0.6 ? 0.3 : 0) +
        order * lean;
      if (!best || score > best.score) best = { title, company, score };
    }
  }
  return best && { title: best.title, company: best.company };
}

/** The verbatim stretch from the first part to the last. */
function between(text: string, stretch: readonly string[]): string {
  const first = stretch[0] ?? "";
  const last = stretch[stretch.length - 1] ?? "";
  const from = text.indexOf(first);
  const to = text.lastIndexOf(last);
  return from === -1 || to < from ? first : text.slice(from, to + last.length);
}

/** "Data Analyst COMARCH S.A.": after the occupation's last word an organization's name begins. */
export function splitGlued(text: string): { title: string; company: string } | null {
  const words = text.split(" ");
  for (let cut = words.length - 1; cut > 0; cut -= 1) {
    const company = words.slice(cut).join(" ");
    const head = foldText(words[cut - 1] ?? "").replace(/[^\p{L}-]/gu, "");
    if (!isTitleHead(head) || !/^[\p{Lu}\d]/u.test(company) || isTeam(company)) continue;
    const title = words.slice(0, cut).join(" ");
    const named = ratePiece(company);
    if (named.company >= 0.7 && named.title < 0.5 && rateTitle(title) >= 0.75)
      return { title, company };
  }
  return null;
}
