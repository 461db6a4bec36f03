import { isAside, isTitleHead, ratePiece, rateTitle } from "../places/classify-piece.ts";
import type { PieceRating } from "../places/classify-piece.ts";
import { foldText, foldWords } from "../text/fold-text.ts";
import { peelLocation, rateLocation } from "../places/recognize-location.ts";
import { peelPlace } from "../places/peel-place.ts";
import { readRoleLabel } from "./role-labels.ts";
import { splitAt, splitGlued, splitPair } from "./split-header.ts";

export type RoleHeader = {
  title: string | null;
  company: string | null;
  location: string | null;
  /** How the employer was told apart; a comma alone may also have cut off a team. */
  by: "label" | "piece" | "dash" | "at" | "comma" | null;
};

/** Which of title and employer usually comes first in this CV: positive is the title. */
export type Arrangement = number;

type Piece = { text: string; row: number; rating: PieceRating };
type Fixed = { title: string | null; company: string | null; location: string | null };

const strongSeparators = /\t|\s*\|\s*|\s+[·•∙●◦▪]\s+|\s{3,}|\s*⋅\s*/u;

/** Sorts the header lines of a role into its title, employer and place. */
export function labelHeader(lines: readonly string[], arrangement: Arrangement): RoleHeader {
  const { pieces, fixed, selfEmployed } = findPieces(lines);
  const header = labelPieces(pieces, arrangement);
  const only = pieces.length === 1 ? pieces[0] : undefined;
  // "Self Employed" above a business's name stands where the title would.
  if (selfEmployed !== null && only && only.rating.title < 0.5 && arrangement >= 0) {
    return { title: selfEmployed, company: only.text, location: fixed.location, by: "piece" };
  }
  // Where a label names the occupation, what stands alone is the employer, "Comercial Andrade Ltda." too.
  if (fixed.title !== null && fixed.company === null && only) {
    const { rest, location } = peelLocation(only.text);
    return { title: fixed.title, company: rest, location: fixed.location ?? location, by: "label" };
  }
  return withFixed(header, fixed, selfEmployed);
}

/** What a label names goes before what the pieces were taken for. */
function withFixed(header: RoleHeader, fixed: Fixed, selfEmployed: string | null): RoleHeader {
  const labelled = fixed.company === null ? null : peelPlace(fixed.company);
  const company = labelled?.rest ?? header.company ?? selfEmployed;
  const isSame = fixed.company !== null && header.title === fixed.company;
  return {
    title: fixed.title ?? (isSame ? null : header.title),
    company,
    location: fixed.location ?? labelled?.location ?? header.location,
    by: fixed.company !== null ? "label" : (header.by ?? (selfEmployed === null ? null : "piece")),
  };
}

/** How strongly this header's own words say that the title comes first (below zero: second). */
export function voteArrangement(lines: readonly string[]): Arrangement {
  const { pieces } = findPieces(lines);
  let [first, second]: (PieceRating | undefined)[] = pieces.map((piece) => piece.rating);
  const only = pieces.length === 1 ? pieces[0] : undefined;
  if (only) {
    const pair = splitPair(peelLocation(only.text).rest, 0);
    if (!pair) return 0;
    const titleFirst = only.text.indexOf(pair.title) < only.text.indexOf(pair.company);
    [first, second] = (titleFirst ? [pair.title, pair.company] : [pair.company, pair.title]).map(
      ratePiece,
    );
  }
  if (!first || !second) return 0;
  const lead = first.title - first.company - (second.title - second.company);
  return Math.abs(lead) < 0.35 ? 0 : Math.sign(lead);
}

function findPieces(lines: readonly string[]): {
  pieces: Piece[];
  fixed: Fixed;
  selfEmployed: string | null;
} {
  const fixed: Fixed = { title: null, company: null, location: null };
  const pieces: Piece[] = [];
  let selfEmployed: string | null = null;
  const free = lines.map(partPlaceholders).map((line) => {
    const label = readRoleLabel(line);
    if (!label) return line.replace(supervisors, "");
    if (label.value === "") return "";
    if (label.part === "title") fixed.title ??= cleanPiece(label.value);
    else if (label.part === "company") fixed.company ??= cleanPiece(label.value);
    else if (label.part === "location") fixed.location ??= cleanPiece(label.value);
    return "";
  });
  const all = free.flatMap((line, row) => cellsOf(line).map((cell) => ({ ...cell, row })));
  for (const piece of all) {
    const isPlace = piece.rating.location >= 0.8 && piece.rating.title < 0.6 && all.length > 1;
    if (isPlace) fixed.location ??= piece.text;
    else if (!piece.rating.aside) pieces.push(piece);
    else if (isSelfEmployed(piece.text)) {
      selfEmployed ??= piece.text;
    }
  }
  return { pieces, fixed, selfEmployed };
}

function cellsOf(line: string): Omit<Piece, "row">[] {
  return line
    .split(strongSeparators)
    .map(cleanPiece)
    .filter((text) => text !== "")
    .map((text) => ({ text, rating: ratePiece(text) }));
}

const placeholders = /^\t|\t$|company name|city\s*,\s*state/i;

/** Anonymized CVs run "Company Name City , State Sales Associate" together. */
function partPlaceholders(line: string): string {
  if (!placeholders.test(line)) return line;
  return line
    .replace(/(?:(?<!\s)\s+)?\b(company name)\b[\s,–-]*/i, "\t$1\t")
    .replace(/(?:(?<!\s)\s+)?\b(city\s*,\s*state(?:\s*,\s*country)?)\b[\s,]*/i, "\t$1\t")
    .replace(/^\t+|(?<!\t)\t+$/g, "");
}

const selfEmployedWords =
  /^(?:freelance\w*|self[- ]?employed|freiberuflich|selbst(?:st)?andig|independ\w+|autonomo|auto-?entrepreneur|zzp|libero professionista)$/;

/** "Freelance" and its like: an employment type that stands for the employer. */
export function isSelfEmployed(text: string): boolean {
  return selfEmployedWords.test(foldText(text).trim());
}

/** Who led the person is nobody's title or employer. */
const supervisors =
  /(?:(?<!\s)\s+)?[([](?:under |with )?(?:supervisor|supervised by|advisor|adviser|mentor|group of|pi|principal investigator|reporting to|manager|betreuer|betreuung|encadrant|directeur de these|director|relatore|begeleider)\b[^()[\]]{0,80}[)\]]/gi;

function cleanPiece(text: string): string {
  return text
    .trim()
    .replace(/^[,;:·•|–—－-]+\s*/, "")
    .replace(/(?:(?<!\s)\s+)?(?<![,;:·•|–—－-])[,;:·•|–—－-]+$/, "")
    .replace(/^\(([^()]*)\)$/, "$1")
    .replace(/^\[([^[\]]*)\]$/, "$1")
    .replace(/(?<=\)|\p{Ll}{4})\.$/u, "")
    .trim();
}

function labelPieces(pieces: readonly Piece[], arrangement: Arrangement): RoleHeader {
  const [only] = pieces;
  if (!only) return { title: null, company: null, location: null, by: null };
  if (pieces.length === 1) return labelOne(only.text, arrangement);
  for (const piece of pieces) {
    const split = splitAt(piece.text);
    if (split) return placed({ ...split, by: "at" });
  }
  const pair = choosePair(pieces, arrangement);
  // "Engineer, Initech Inc." above a line about the team: the employer is the one that is named.
  const dashed = splitCompanyFirst(pieces);
  if (dashed) return dashed;
  if (pair.company.rating.company < 0.5 || pair.title.rating.title < 0.3) {
    const other =
      pair.title.rating.title < 0.3 ? pieces.map((piece) => piece.text) : [pair.title.text];
    const splits = other.flatMap((text) => {
      const peeled = peelLocation(text);
      const split = splitPair(peeled.rest, arrangement);
      return split && ratePiece(split.company).company >= 0.55 && rateTitle(split.title) >= 0.5
        ? [split]
        : [];
    });
    const [split] = splits;
    if (split) return placed(split);
  }
  const { title, company } = pair.company.rating;
  if (title >= 0.75 && company < 0.5 && pair.title.rating.title >= 0.75) {
    // Two occupations, as where a promotion is told, and no employer.
    const [first] = pieces;
    return { ...labelOne(first?.text ?? "", arrangement), company: null, by: null };
  }
  return placed({ title: pair.title.text, company: pair.company.text, by: "piece" });
}

/** "Technikum Mittweida — Student Assistant" beside a lone town that no list knows. */
function splitCompanyFirst(pieces: readonly Piece[]): RoleHeader | null {
  for (const piece of pieces) {
    const split = splitPair(piece.text, -1);
    if (split?.by !== "dash" || rateTitle(split.title) < 0.6) continue;
    if (piece.text.indexOf(split.company) > piece.text.indexOf(split.title)) continue;
    const others = pieces.filter((other) => other !== piece);
    const isTown = others.every(
      (other) =>
        other.rating.company <= 0.4 &&
        other.rating.title < 0.5 &&
        /^\p{Lu}[\p{L} '’.-]{2,24}$/u.test(other.text),
    );
    if (isTown) return { ...placed(split), location: others[0]?.text ?? null };
  }
  return null;
}

/** The two pieces that fit best as title and employer, given which comes first elsewhere. */
function choosePair(
  pieces: readonly Piece[],
  arrangement: Arrangement,
): { title: Piece; company: Piece } {
  const lean = arrangement === 0 ? 0.1 : Math.sign(arrangement) * 0.3;
  let best: { title: Piece; company: Piece; score: number } | null = null;
  for (const [i, title] of pieces.entries()) {
    for (const [j, company] of pieces.entries()) {
      if (i === j) continue;
      const score =
        title.rating.title * 1.2 +
        company.rating.company * 0.8 -
        company.rating.title * 0.7 -
        (title.rating.company >= 0.6 ? 0.35 : 0) -
        (company.rating.location >= 0.8 ? 0.3 : 0) +
        (i < j ? lean : -lean) -
        (i + j - 1) * 0.08;
      if (!best || score > best.score) best = { title, company, score };
    }
  }
  const [first, second] = pieces;
  if (best) return best;
  if (!first) throw new Error("choosePair needs two pieces");
  return { title: first, company: second ?? first };
}

/** One piece for both: "Title at Company", "Company — Title", "Title, Company, Town". */
function labelOne(text: string, arrangement: Arrangement): RoleHeader {
  const at = splitAt(text);
  if (at) return placed({ ...at, by: "at" });
  const peeled = peelLocation(text);
  const split = splitPair(peeled.rest, arrangement);
  if (split) {
    const header = placed(split);
    return { ...header, location: peeled.location ?? header.location };
  }
  const bare = peeled.rest;
  const glued = splitGlued(bare);
  if (glued) return { ...placed({ ...glued, by: "piece" }), location: peeled.location };
  const rating = ratePiece(bare);
  const isTitle =
    rating.title >= 0.5
      ? rating.title >= rating.company - 0.2
      : rating.company < 0.5 && arrangement >= 0;
  const isPlace = rateLocation(bare) >= 0.8 && rating.title < 0.5;
  if (isPlace) return { title: null, company: null, location: bare, by: null };
  return isTitle
    ? { title: bare, company: null, location: peeled.location, by: null }
    : { title: null, company: bare, location: peeled.location, by: "piece" };
}

/** Takes the place off the employer, and a closing employment type off the title. */
function placed({
  title,
  company,
  by,
}: {
  title: string;
  company: string;
  by: RoleHeader["by"];
}): RoleHeader {
  // "University of California, Berkeley" is one name.
  const isCampus =
    /^(?:university|universit|univ|uc|institute)/i.test(company) &&
    !/,.*,|,\s*[A-Z]{2}$/.test(company);
  const place = isCampus ? { rest: company, location: null } : peelPlace(company);
  const own = place.location === null ? peelTitle(title) : { rest: title, location: null };
  return {
    title: withoutType(own.rest),
    company: place.rest,
    location: place.location ?? own.location,
    by,
  };
}

function peelTitle(title: string): { rest: string; location: string | null } {
  const peeled = peelLocation(title);
  const isWhole = peeled.location !== null && rateTitle(peeled.rest) >= 0.5;
  return isWhole ? peeled : { rest: title, location: null };
}

/** "Nurse (full-time)" → "Nurse"; what else stands in brackets is the title's own. */
function withoutType(title: string): string {
  const bracket = /^(.{3,}?)[([]([^()[\]]+)[)\]]$/.exec(title);
  if (bracket && isAside(bracket[2] ?? "")) return (bracket[1] ?? title).trim();
  const tail = /^(.{3,}?)(?:\s[–—-]\s|,\s)([^,–—]{1,100})$/.exec(title);
  return tail && isAside(tail[2] ?? "") && !isTitleHead(foldWords(tail[2] ?? ""))
    ? (tail[1] ?? title).trim()
    : title;
}
