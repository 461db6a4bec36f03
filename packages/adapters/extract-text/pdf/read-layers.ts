import type { PDFDocumentProxy } from "unpdf/pdfjs";

/** Tells whether marked content belongs to a layer that a reader's program doesn't show. */
export async function readLayers(pdf: PDFDocumentProxy): Promise<(properties: unknown) => boolean> {
  const config = await pdf.getOptionalContentConfig();
  return (properties) => {
    if (typeof properties !== "object" || properties === null || !("type" in properties))
      return false;
    const { type } = properties;
    return (type === "OCG" || type === "OCMD") && config.isVisible(properties) === false;
  };
}
