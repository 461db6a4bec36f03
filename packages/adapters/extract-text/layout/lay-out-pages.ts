import type { TextLine } from "@resume-picker/domain/resume/shape/document";
import { buildLines } from "./build-lines.ts";
import { flowPages, numberColumns } from "./flow-pages.ts";
import { joinHyphens } from "./join-hyphens.ts";
import { joinWrappedDates } from "./join-wrapped-dates.ts";
import { numberBlocks } from "./number-blocks.ts";
import { orderRegion } from "./columns/order-region.ts";
import type { PageDraft } from "./page-draft.ts";
import { separateMargins } from "./separate-margins.ts";
import { noMarks } from "./word.ts";

/** Returns the document's lines in reading order: headers first, footers and rotated text last. */
export function layOutPages(pages: readonly PageDraft[]): TextLine[] {
  separateMargins(pages);
  const margins = (region: "header" | "footer") =>
    pages.flatMap((draft) => buildLines(draft[region], { page: draft.page, column: 0, region }));
  const flow = flowPages(
    pages.map(({ page, body, marks }) => ({ page, parts: orderRegion(body, marks) })),
  );
  const body = numberColumns(flow).flatMap(({ leaf, column }) =>
    buildLines(leaf.segments, { page: leaf.page, column, region: "body" }),
  );
  const turned = pages.flatMap(({ page, turned: groups }) =>
    groups.flatMap((segments) =>
      orderRegion(segments, noMarks).flatMap((part) =>
        part.kind === "leaf" ? buildLines(part.segments, { page, column: 0, region: "body" }) : [],
      ),
    ),
  );
  const drafts = [...margins("header"), ...joinWrappedDates(body), ...turned, ...margins("footer")];
  return joinHyphens(numberBlocks(drafts));
}
