import { existsSync } from "node:fs";
import type { Language } from "../languages.ts";
import { scriptOf } from "../languages.ts";
import type { Look } from "../template.ts";

export type Faces = { regular: string; bold: string; italic: string };

const folder = "/usr/share/fonts/truetype";
const liberation = (face: string): Faces => ({
  regular: `${folder}/liberation/Liberation${face}-Regular.ttf`,
  bold: `${folder}/liberation/Liberation${face}-Bold.ttf`,
  italic: `${folder}/liberation/Liberation${face}-Italic.ttf`,
});

const faces: Record<Look["font"], Faces> = {
  sans: liberation("Sans"),
  serif: liberation("Serif"),
  narrow: liberation("SansNarrow"),
  mono: liberation("Mono"),
  dejavu: {
    regular: `${folder}/dejavu/DejaVuSans.ttf`,
    bold: `${folder}/dejavu/DejaVuSans-Bold.ttf`,
    italic: `${folder}/dejavu/DejaVuSans-Oblique.ttf`,
  },
};

/** Returns fonts for pdfkit that support the language, or null if the machine has none. */
export function findFaces(font: Look["font"], language: Language): Faces | null {
  if (scriptOf(language) !== "letters") return null;
  const found = faces[font];
  return Object.values(found).every((file) => existsSync(file)) ? found : null;
}
