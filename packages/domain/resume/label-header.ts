import { ratePiece, rateTitle } from "./classify-piece.ts";
import type { PieceRating } from "./classify-piece.ts";
import { foldText } from "./fold-text.ts";
import { peelLocation } from "./recognize-location.ts";

export type RoleHeader = { title: string | null; company: string | null; location: string | null };

/** Which of the two usually comes first in this CV; positive is the title. */
export type Arrangement = number;

type Piece = { text: string; row: number; rating: PieceRating };

const strongSeparators = /\t|\s*\|\s*|\s+[·•∙●◦▪]\s+|\s{3,}|\s*⋅\s*/u;

/** Sorts the header lines of a role into its title, employer and place. */
export function labelHeader(lines: readonly string[], arrangement: Arrangement): RoleHeader {
  const { pieces, location } = findPieces(lines);
  const [only] = pieces;
  if (!only) return { title: null, company: null, location };
  if (pieces.length === 1) {
    const split = splitPiece(only.text, arrangement);
    return { ...split, location: location ?? split.location };
  }
  const atSplit = pieces.map((piece) => splitAt(piece.text)).find((split) => split !== null);
  if (atSplit) {
    const peeled =
      location === null ? peelCompany(atSplit.company) : { rest: atSplit.company, location };
    return { title: atSplit.title, company: peeled.rest, location: peeled.location };
  }
  const pair = choosePair(pieces, arrangement);
  const peeled = location === null ? peelCompany(pair.company) : { rest: pair.company, location };
  return { title: pair.title, company: peeled.rest, location: peeled.location };
}

/** How strongly this header's own words say that the title comes first (or second, below zero). */
export function voteArrangement(lines: readonly string[]): Arrangement {
  const { pieces } = findPieces(lines);
  let [first, second] = pieces;
  if (pieces.length === 1 && first) {
    const parts = dashParts(first.text) ?? commaParts(first.text);
    [first, second] = parts?.map((text) => ({ text, row: 0, rating: ratePiece(text) })) ?? [];
  }
  if (!first || !second) return 0;
  const lead =
    first.rating.title - first.rating.company - (second.rating.title - second.rating.company);
  return Math.abs(lead) < 0.35 ? 0 : Math.sign(lead);
}

function findPieces(lines: readonly string[]): { pieces: Piece[]; location: string | null } {
  const all = lines.flatMap((line, row) =>
    line
      .split(strongSeparators)
      .map((text) => cleanPiece(text))
      .filter((text) => text !== "")
      .map((text) => ({ text, row, rating: ratePiece(text) })),
  );
  const locations: string[] = [];
  const pieces = all.filter((piece) => {
    if (piece.rating.location >= 0.8 && piece.rating.title < 0.6 && all.length > 1) {
      locations.push(piece.text);
      return false;
    }
    return !piece.rating.aside;
  });
  return { pieces, location: locations[0] ?? null };
}

function cleanPiece(text: string): string {
  return text
    .trim()
    .replace(/^[,;:·•|–—-]+\s*/, "")
    .replace(/\s*[,;:·•|–—-]+$/, "")
    .replace(/^\(([^()]*)\)$/, "$1")
    .trim();
}

function choosePair(
  pieces: readonly Piece[],
  arrangement: Arrangement,
): { title: string | null; company: string | null } {
  const lean = arrangement === 0 ? 0.1 : Math.sign(arrangement) * 0.3;
  const pairs = pieces.flatMap((title, i) =>
    pieces.flatMap((company, j) => {
      if (i === j) return [];
      const score =
        title.rating.title * 1.2 +
        company.rating.company * 0.8 -
        company.rating.title * 0.7 -
        (title.rating.company >= 0.6 ? 0.35 : 0) +
        (i < j ? lean : -lean) -
        (i + j - 1) * 0.08;
      return [{ title, company, score }];
    }),
  );
  const [best] = pairs.sort((one, other) => other.score - one.score);
  if (!best) return { title: null, company: null };
  if (best.title.rating.title < 0.25 && pieces.length === 2) {
    const split = pieces
      .map((piece) => dashSplit(piece.text, arrangement))
      .find((found) => found !== null);
    if (split) return split;
  }
  return { title: best.title.text, company: best.company.text };
}

/** One piece for both: "Title at Company", "Company — Title", "Title, Company, Town". */
function splitPiece(text: string, arrangement: Arrangement): RoleHeader {
  const at = splitAt(text);
  if (at) {
    const peeled = peelCompany(at.company);
    return { title: at.title, company: peeled.rest, location: peeled.location };
  }
  const peeled = peelLocation(text);
  const bare = peeled.rest;
  const split = dashSplit(bare, arrangement) ?? commaSplit(bare, arrangement);
  if (split) {
    const company =
      peeled.location === null
        ? peelCompany(split.company)
        : { rest: split.company, location: null };
    return {
      title: split.title,
      company: company.rest,
      location: peeled.location ?? company.location,
    };
  }
  const rating = ratePiece(bare);
  if (rating.title >= 0.5 && rating.title >= rating.company - 0.2) {
    return { title: bare, company: null, location: peeled.location };
  }
  if (rating.company >= 0.5) return { title: null, company: bare, location: peeled.location };
  return arrangement < 0
    ? { title: null, company: bare, location: peeled.location }
    : { title: bare, company: null, location: peeled.location };
}

const atWords = /\s(?:at|@|bei|beim|bei der|chez|presso|bij|w firmie)\s+(?=\S)|\s@\s?/giu;

function splitAt(text: string): { title: string; company: string } | null {
  for (const match of text.matchAll(atWords)) {
    const title = text.slice(0, match.index).trim();
    const company = text.slice(match.index + match[0].length).trim();
    const isNamed =
      /^[\p{Lu}\d"'«„]/u.test(company) || /^(?:the|der|die|das|la|le|el)\s/i.test(company);
    if (rateTitle(title) >= 0.5 && isNamed)
      return { title: cleanPiece(title), company: cleanPiece(company) };
  }
  return null;
}

function dashParts(text: string): string[] | null {
  const parts = text
    .split(/\s+[–—]\s+|\s+--?\s+|\s+\/\/\s+|\s*:\s+|(?<=\p{L})\s?[–—]\s(?=\p{Lu})/u)
    .map(cleanPiece);
  return parts.length > 1 && parts.every((part) => part !== "") ? parts : null;
}

function commaParts(text: string): string[] | null {
  const parts = text
    .split(/,\s+|;\s+|\.\s+(?=\p{Lu}\p{Ll}{3})/u)
    .map(cleanPiece)
    .filter((part) => part !== "");
  return parts.length > 1 ? parts : null;
}

function dashSplit(
  text: string,
  arrangement: Arrangement,
): { title: string; company: string } | null {
  const parts = dashParts(text);
  if (!parts) return null;
  return cutBest(text, { parts, arrangement, minimum: 0.25 });
}

function commaSplit(
  text: string,
  arrangement: Arrangement,
): { title: string; company: string } | null {
  const parts = commaParts(text);
  if (!parts) return null;
  const cut = cutBest(text, { parts, arrangement, minimum: 0.5 });
  if (!cut) return null;
  // "Staff Engineer, Platform" names a team.
  return isTeam(cut.company) ||
    (rateTitle(cut.company) >= 0.7 && ratePiece(cut.company).company < 0.6)
    ? null
    : cut;
}

function isTeam(text: string): boolean {
  return /^(?:(?:\w+ )?(?:platform|backend|back-?end|frontend|front-?end|full-?stack|infrastructure|payments?|growth|mobile|web|ios|android|data|analytics|machine learning|ml|ai|security|operations|sales|marketing|finance|hr|human resources|product|engineering|research|r&d|design|it|support|customer success|customer service|quality|qa|devops|cloud|core|identity|search|ads|risk|compliance|logistics|procurement)(?: team| services| experience| infrastructure| systems| platform| core)?)$/.test(
    foldText(text),
  );
}

/** The cut of the parts into a title and an employer that fits best, either way round. */
function cutBest(
  text: string,
  {
    parts,
    arrangement,
    minimum,
  }: { parts: readonly string[]; arrangement: Arrangement; minimum: number },
): { title: string; company: string } | null {
  let best = -Infinity;
  let chosen: { title: string; company: string } | null = null;
  for (let cut = 1; cut < parts.length; cut += 1) {
    const left = between(text, parts[0] ?? "", parts[cut - 1] ?? "");
    const right = between(text, parts[cut] ?? "", parts[parts.length - 1] ?? "");
    for (const [title, company, order] of [
      [left, right, 1],
      [right, left, -1],
    ] as const) {
      const head = ratePiece(title);
      const tail = ratePiece(company);
      if (head.title < minimum) continue;
      const score =
        head.title * 1.2 +
        tail.company * 0.8 -
        tail.title * 0.7 -
        (head.company >= 0.6 ? 0.3 : 0) +
        order * (Math.sign(arrangement) * 0.25 + 0.06) -
        (parts.length > 2 ? Math.abs(title.length > 40 ? 0.2 : 0) : 0);
      if (score > best) [best, chosen] = [score, { title, company }];
    }
  }
  return chosen;
}

/** The verbatim stretch from the first part to the last. */
function between(text: string, first: string, last: string): string {
  const from = text.indexOf(first);
  const to = text.lastIndexOf(last);
  return from === -1 || to < from ? first : text.slice(from, to + last.length);
}

function peelCompany(text: string | null): { rest: string | null; location: string | null } {
  if (text === null) return { rest: null, location: null };
  const peeled = peelLocation(text);
  // "University of California, Berkeley" is one name.
  const isCampus =
    /^(?:university|universit|univ|uc|state|institute)/i.test(text) &&
    !/,.*,/.test(text) &&
    !/,\s*[A-Z]{2}$/.test(text);
  return isCampus
    ? { rest: text, location: null }
    : { rest: peeled.rest, location: peeled.location };
}
