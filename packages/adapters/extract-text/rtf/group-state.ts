import type { TextLine } from "@resume-picker/domain/resume/shape/document";
import type { RunStyle } from "../blocks/run-style.ts";

/** Where the text of a group goes. */
export type Destination = "text" | "none" | "fonts" | "colors" | "styles" | "field-instruction";

/** What holds within a group, and for those in it until they say otherwise. */
export type GroupState = {
  destination: Destination;
  style: RunStyle;
  font: number;
  /** How many characters stand behind `\u` for readers that don't know it. */
  fallbackLength: number;
  /** Struck by somebody who kept track of changes: no longer part of the text. */
  isDeleted: boolean;
  /** A text box lies on a ground that isn't read. */
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

/** Groups whose text is none of the document's, whether or not they are marked as optional. */
export const hiddenDestinations = new Set([
  ...["pict", "objdata", "objclass", "nonshppict", "shprslt", "sp", "info", "footnote"],
  ...["annotation", "atnid", "atnauthor", "filetbl", "revtbl", "listtable"],
  ...["listoverridetable", "themedata", "datastore", "latentstyles", "xmlnstbl", "rsidtbl"],
  ...["generator", "comment", "bkmkstart", "bkmkend", "xe", "tc", "private", "ud", "pgdsctbl"],
  ...["ftnsep", "ftnsepc", "aftnsep", "aftnsepc", "template", "userprops", "txe", "rxe"],
]);

/** Optional groups that hold something that is read. */
export const knownOptional: ReadonlySet<string> = new Set(["fldinst", "shpinst", "shptxt"]);
