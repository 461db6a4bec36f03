import type { PageDraft } from "./page-draft.ts";
import type { Segment } from "./word.ts";

/** The share of the page's height that headers and footers occupy. */
const zone = 0.12;

const pageNumber =
  /^[-–—|\s]*(?:(?:page|seite|página|pagina|pág\.?|pag\.?|p\.?)\s*)?\d{1,2}(?:\s*(?:\/|of|von|de|di|sur|van|-|–)\s*\d{1,2})?[-–—|\s]*$/iu;

/**
 * Moves repeated text at the same height on several pages (ignoring numbers), page numbers, and the
 * reminder of name and address on later pages to `header` and `footer`.
 */
export function separateMargins(pages: readonly PageDraft[]): void {
  const places = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(page.body.flatMap((segment) => keyOf(segment, page) ?? []))) {
      places.set(key, (places.get(key) ?? 0) + 1);
    }
  }
  const head = pages[0]?.body.filter(({ top }) => top < 0.25 * (pages[0]?.height ?? 0)) ?? [];
  let headWords: ReadonlySet<string> | null = null;
  const isInHead = (word: string): boolean => (headWords ??= wordsOf(head)).has(word);
  for (const page of pages) {
    for (const side of ["header", "footer"] as const) {
      const candidates = page.body.filter((segment) => sideOf(segment, page) === side);
      for (const row of rowsFromEdge(candidates, side)) {
        const isMargin = row.every((segment) => {
          const repeats =
            (places.get(keyOf(segment, page) ?? "") ?? 0) >= Math.max(2, pages.length / 2);
          if (repeats || isPageNumber(segment.text)) return true;
          return page.page > 1 && side === "header" && isRepeatedTitle(segment, isInHead);
        });
        if (!isMargin) break;
        page[side].push(...row);
      }
    }
    page.body = page.body.filter(
      (segment) => !page.header.includes(segment) && !page.footer.includes(segment),
    );
  }
}

/** Returns the lines of text from the page's edge inwards. */
function rowsFromEdge(segments: readonly Segment[], side: "header" | "footer"): Segment[][] {
  const sign = side === "header" ? 1 : -1;
  const rows: Segment[][] = [];
  for (const segment of segments.toSorted((a, b) => sign * (a.baseline - b.baseline))) {
    const row = rows[rows.length - 1];
    const first = row?.[0];
    if (row && first && Math.abs(first.baseline - segment.baseline) < 0.4 * segment.size)
      row.push(segment);
    else rows.push([segment]);
  }
  return rows;
}

export function isPageNumber(text: string): boolean {
  return pageNumber.test(text);
}

function sideOf(segment: Segment, page: PageDraft): "header" | "footer" | null {
  if (segment.bottom < zone * page.height) return "header";
  return segment.top > (1 - zone) * page.height ? "footer" : null;
}

/** The text and height of a line that may repeat. Heights are rounded to tolerate a few points. */
function keyOf(segment: Segment, page: PageDraft): string | null {
  const side = sideOf(segment, page);
  if (side === null) return null;
  const height = side === "header" ? segment.baseline : page.height - segment.baseline;
  const place = `${String(Math.round(height / 8))} ${String(Math.round(segment.left / 8))}`;
  return `${side} ${place} ${segment.text.replace(/\d+/g, "#")} ${String(Math.round(segment.size))}`;
}

/** True for "Ada Lovelace – page 2": words of the first page's head on top of a later page. */
function isRepeatedTitle(segment: Segment, isInHead: (word: string) => boolean): boolean {
  const bare = segment.text.replace(
    /[|,·•–—-]|\b(?:page|seite|cv|resume|résumé|curriculum vitae)\b|\d{1,2}$/giu,
    " ",
  );
  const words = bare.split(/\s+/).filter((word) => word !== "");
  return words.length >= 2 && words.every(isInHead);
}

function wordsOf(lines: readonly Segment[]): Set<string> {
  return new Set(lines.flatMap((line) => line.text.split(/[\s|,·•]+/)));
}
