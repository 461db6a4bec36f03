import type { GraphicsState } from "./graphics-state.ts";
import { numberOr } from "./number-or.ts";
import type { PdfFont } from "./pdf-font.ts";

/** Follows `gs`: the entries of a graphics state dictionary that decide what is seen. */
export function applyGraphicsEntries(
  state: GraphicsState,
  entries: unknown,
  findFont: (id: string) => PdfFont,
): void {
  if (!Array.isArray(entries)) return;
  for (const entry of entries as unknown[]) {
    if (!Array.isArray(entry)) continue;
    const [key, value, extra] = entry as unknown[];
    if (key === "ca") state.fillAlpha = numberOr(value, 1);
    else if (key === "CA") state.strokeAlpha = numberOr(value, 1);
    else if (key === "LW") state.lineWidth = numberOr(value, 1);
    else if (key === "BM") state.blends = value !== "source-over";
    else if (key === "SMask") state.softMask = Boolean(value);
    else if (key === "Font" && typeof value === "string") {
      state.font = findFont(value);
      state.fontSize = numberOr(extra, 0);
    }
  }
}
