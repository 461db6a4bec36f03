import { ratePiece, rateTitle } from "../places/classify-piece.ts";
import type { RoleDraft } from "./group-roles.ts";
import type { RoleHeader } from "./label-header.ts";
import type { DateSpan } from "../dates/read-dates.ts";

type Banner = { company: string; location: string | null };

/**
 * Gives roles under one employer's banner that employer. A banner is either the line above the
 * first of them, or a dated line of its own that spans them all; the latter is no role.
 *
 * @returns the indexes of the drafts that are only banners.
 */
export function inheritEmployers(drafts: readonly RoleDraft[], headers: RoleHeader[]): Set<number> {
  const banners = new Set<number>();
  let banner: Banner | null = null;
  headers.forEach((header, at) => {
    const draft = drafts[at];
    if (!draft) return;
    if (isDatedBanner(drafts, headers, at)) {
      banners.add(at);
      banner = { company: header.company ?? header.title ?? "", location: header.location };
      return;
    }
    if (banner && lacksEmployer(draft, header)) {
      takeEmployer(draft, header, banner);
      return;
    }
    banner =
      opensBanner(draft, header) && header.company !== null
        ? { company: header.company, location: header.location }
        : null;
  });
  return banners;
}

function lacksEmployer(draft: RoleDraft, header: RoleHeader): boolean {
  if (header.company === null) return header.title !== null;
  const isAlone = draft.header.filter((row) => row.rest !== "").length <= 1;
  return header.by === "comma" && isAlone && isUnsure(header);
}

function takeEmployer(draft: RoleDraft, header: RoleHeader, banner: Banner): void {
  // "Staff Engineer, Platform" below a banner: what follows the comma is the team.
  const own = draft.header[0]?.rest;
  if (header.company !== null && own !== undefined) header.title = own.split("\t")[0] ?? own;
  header.company = banner.company;
  header.location ??= banner.location;
}

function isUnsure(header: RoleHeader): boolean {
  return ratePiece(header.company ?? "").company < 0.5;
}

/** The employer's line stood above the title's, without a date of its own. */
function opensBanner(draft: RoleDraft, header: RoleHeader): boolean {
  const { title, company } = header;
  if (title === null || company === null) return false;
  const companyRow = draft.header.findIndex((row) => row.rest.includes(company));
  const titleRow = draft.header.findIndex((row) => row.rest.includes(title));
  return companyRow !== -1 && companyRow < titleRow && draft.header[companyRow]?.span === null;
}

/** A dated employer without a title, right above titles whose dates lie within its own. */
function isDatedBanner(
  drafts: readonly RoleDraft[],
  headers: readonly RoleHeader[],
  at: number,
): boolean {
  const draft = drafts[at];
  const header = headers[at];
  const next = drafts[at + 1];
  const following = headers[at + 1];
  if (!draft?.span?.isRange || !header || !next?.span || !following) return false;
  const isBare =
    header.title === null || (header.company === null && rateTitle(header.title) < 0.4);
  const hasText = draft.body.some((row) => row.bullet);
  if (!isBare || hasText || following.title === null || rateTitle(following.title) < 0.5)
    return false;
  if (following.company !== null && following.by !== "comma") return false;
  return isWithin(next.span, draft.span);
}

function isWithin(inner: DateSpan, outer: DateSpan): boolean {
  const start = outer.start ?? "";
  const length = Math.min(start.length, inner.start?.length ?? 4);
  return (
    (inner.start ?? "").slice(0, length) >= start.slice(0, length) &&
    endYear(inner) <= endYear(outer)
  );
}

function endYear({ isCurrent, end }: DateSpan): string {
  return isCurrent ? "9999" : (end ?? "").slice(0, 4);
}
