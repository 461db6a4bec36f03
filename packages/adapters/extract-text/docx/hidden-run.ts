import type { HiddenText } from "@resume-picker/domain/resume/shape/document";
import { isSameColor, parseHexColor, white } from "../color-contrast.ts";
import type { DocxContext } from "./docx-context.ts";
import type { RunStyle } from "./run-style.ts";

/** Below this many points no reader makes out letters. */
const tinySize = 2;

/** How a run keeps its text from the reader, or null when it is seen. */
export function findHiding(
  style: RunStyle,
  ground: string | undefined,
  context: DocxContext,
): HiddenText["how"] | null {
  if (style.vanish === true) return "invisible";
  if (style.size !== undefined && style.size < tinySize) return "tiny";
  const color = parseHexColor(style.color ?? "");
  const behind = style.shade ?? ground;
  if (!color || behind === "unknown") return null;
  if (behind === undefined && context.hasBackdrop) return null;
  return isSameColor(color, parseHexColor(behind ?? "") ?? white) ? "background-coloured" : null;
}
