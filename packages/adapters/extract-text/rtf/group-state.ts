import type { TextLine } from "@resume-picker/domain/resume/shape/document";
import type { RunStyle } from "../blocks/run-style.ts";

/** The destination of a group's text. */
export type Destination = "text" | "none" | "fonts" | "colors" | "styles" | "field-instruction";

/** The properties of a group. Nested groups inherit them until they change them. */
export type GroupState = {
  destination: Destination;
  style: RunStyle;
  font: number;
  /** The number of fallback characters after a `\u` for readers that don't support it. */
  fallbackLength: number;
  /** True if the text was deleted with tracked changes and is no longer part of the document. */
  isDeleted: boolean;
  /** "unknown" within a text box, whose background is not read. */
  ground: string | undefined;
  region: TextLine["region"];
};

export const firstState: GroupState = {
  destination: "text",
  style: { size: 12 },
  font: -1,
  fallbackLength: 1,
  isDeleted: false,
  ground: undefined,
  region: "body",
};

/** Groups whose text is not part of the document, even if they aren't marked as optional. */
export const hiddenDestinations = new Set([
  ...["pict", "objdata", "objclass", "nonshppict", "shprslt", "sp", "info", "footnote"],
  ...["annotation", "atnid", "atnauthor", "filetbl", "revtbl", "listtable"],
  ...["listoverridetable", "themedata", "datastore", "latentstyles", "xmlnstbl", "rsidtbl"],
  ...["generator", "comment", "bkmkstart", "bkmkend", "xe", "tc", "private", "ud", "pgdsctbl"],
  ...["ftnsep", "ftnsepc", "aftnsep", "aftnsepc", "template", "userprops", "txe", "rxe"],
]);

/** Optional groups whose content is read. */
export const knownOptional: ReadonlySet<string> = new Set(["fldinst", "shpinst", "shptxt"]);
