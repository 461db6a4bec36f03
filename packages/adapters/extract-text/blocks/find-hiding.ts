import type { HiddenText } from "@resume-picker/domain/resume/shape/document";
import { isSameColor, parseHexColor, white } from "../color-contrast.ts";
import type { RunStyle } from "./run-style.ts";

/** Below this many points no reader makes out letters. */
const tinySize = 2;

/** What lies behind a run of text. */
export type Ground = {
  /** Six hex digits, "unknown" for a picture or pattern, undefined for the page. */
  ground: string | undefined;
  /** Pictures or filled shapes lie behind the text: white text may be meant for them. */
  hasBackdrop: boolean;
};

/** How a run keeps its text from the reader, or null when it is seen. */
export function findHiding(
  style: RunStyle,
  { ground, hasBackdrop }: Ground,
): HiddenText["how"] | null {
  if (style.vanish === true) return "invisible";
  if (style.size !== undefined && style.size < tinySize) return "tiny";
  const color = parseHexColor(style.color ?? "");
  const behind = style.shade ?? ground;
  if (!color || behind === "unknown") return null;
  if (behind === undefined && hasBackdrop) return null;
  return isSameColor(color, parseHexColor(behind ?? "") ?? white) ? "background-coloured" : null;
}
