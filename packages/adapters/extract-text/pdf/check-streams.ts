import { extractErrors } from "../extract-errors.ts";
import { extractLimits } from "../extract-limits.ts";
import { inflateWithin, streamsOf } from "./pdf-streams.ts";

/** Filters that a stream may be packed in, one inside the other. */
const maxLayers = 4;

/**
 * Inflates what pdf.js would, counting, before pdf.js does so without a limit.
 * @throws AppError when page contents, or all streams together, unpack to more than a CV holds.
 */
export function checkStreams(bytes: Uint8Array): void {
  let left: number = extractLimits.pdfTotalBytes;
  for (const { dictionary, data } of streamsOf(bytes)) {
    if (!dictionary.includes("Fl")) continue;
    const isPicture = /\/Subtype\s*\/Image|\/FontFile|\/Length1\b/.test(dictionary);
    let layer = data;
    for (let depth = 0; depth < maxLayers; depth += 1) {
      const limit = isPicture ? left : Math.min(left, extractLimits.pdfContentBytes);
      const inner = inflateWithin(layer, limit);
      if (inner === "too much") throw extractErrors.tooMuch("PDF");
      if (inner === null) break;
      left -= inner.length;
      layer = inner;
      if (layer[0] !== 0x78) break;
    }
  }
}
