import type { HiddenText } from "@resume-picker/domain/resume/shape/document";
import { isSameColor, parseHexColor, white } from "../color-contrast.ts";
import type { RunStyle } from "./run-style.ts";

/** In points. Text below this size can't be read. */
const maxHiddenSize = 2;

/** The background of a run of text. */
export type Ground = {
  /** Six hex digits, "unknown" for a picture or pattern, undefined for the page. */
  ground: string | undefined;
  /** True if pictures or filled shapes may be behind the text, so white text is legitimate. */
  hasBackdrop: boolean;
};

/** Returns how a run's text is hidden from readers, or null if it is visible. */
export function findHiding(
  style: RunStyle,
  { ground, hasBackdrop }: Ground,
): HiddenText["how"] | null {
  if (style.vanish === true) return "invisible";
  if (style.size !== undefined && style.size < maxHiddenSize) return "tiny";
  const color = parseHexColor(style.color ?? "");
  const behind = style.shade ?? ground;
  if (!color || behind === "unknown") return null;
  if (behind === undefined && hasBackdrop) return null;
  return isSameColor(color, parseHexColor(behind ?? "") ?? white) ? "background-coloured" : null;
}
