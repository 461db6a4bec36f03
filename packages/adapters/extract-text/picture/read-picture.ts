import { picturePage } from "@resume-picker/domain/uploads/picture-page";
import { decodeImage, maxPixels } from "../../picture/decode-image.ts";
import { readImageStructure } from "../../picture/image-structure.ts";
import { extractErrors } from "../extract-errors.ts";
import { layOutPages } from "../layout/lay-out-pages.ts";
import type { PageDraft } from "../layout/page-draft.ts";
import { noMarks } from "../layout/word.ts";
import type { Bitmap } from "../ocr/find-columns.ts";
import { splitPicture, pixelsPerPoint } from "../ocr/page-picture.ts";
import { NeedsOcr, readPictures } from "../ocr/read-pictures.ts";
import type { ReadDocument } from "../read-document.ts";

/**
 * Recognises the text of a photographed or scanned page.
 * @throws AppError if the picture is damaged or too large, or the OCR quality is too low; NeedsOcr
 * if `ocr` is false.
 */
export async function readPicture(
  bytes: Uint8Array,
  { ocr }: { ocr: boolean },
): Promise<ReadDocument> {
  const structure = readImageStructure(bytes);
  if (!structure || structure.width === 0 || structure.height === 0)
    throw extractErrors.damaged("picture");
  if (structure.width * structure.height > maxPixels) throw extractErrors.tooManyPixels(maxPixels);
  if (!ocr) throw new NeedsOcr();
  const drawn = await drawUpright(bytes);
  const page: PageDraft = {
    ...{ page: 1, width: drawn.width / pixelsPerPoint, height: drawn.height / pixelsPerPoint },
    ...{ marks: noMarks, body: [], header: [], footer: [], turned: [] },
  };
  const read = await readPictures([page], {
    ...{ numbers: [1], ocr },
    draw: () => splitPicture(drawn),
  });
  const lines = layOutPages([page]);
  if (lines.length === 0) throw extractErrors.scan();
  return { lines, pageCount: 1, links: [], hidden: [], ocr: read };
}

/** Rotates the picture according to its EXIF orientation and scales it to the best size for OCR. */
async function drawUpright(bytes: Uint8Array): Promise<Bitmap> {
  try {
    const image = decodeImage(bytes);
    const { autoOrient } = await image.metadata();
    const page = picturePage(autoOrient);
    const { data, info } = await image
      .resize({
        width: Math.max(1, Math.round(page.width * pixelsPerPoint)),
        height: Math.max(1, Math.round(page.height * pixelsPerPoint)),
        fit: "fill",
      })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (cause) {
    throw extractErrors.damaged("picture", cause);
  }
}
