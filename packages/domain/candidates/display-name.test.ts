import { expect, test } from "vitest";
import { displayName } from "./display-name.ts";

const shown = (name: string | null) => displayName({ name, fileName: "cv.pdf" });

test("a name in capitals is read as people write it, and any other as it is", () => {
  expect(shown("MARIE-CLAIRE O'NEIL")).toBe("Marie-Claire O'Neil");
  expect(shown("ÉLODIE ÖZ")).toBe("Élodie Öz");
  expect(shown("JJ ABRAMS III")).toBe("JJ Abrams III");
  expect(shown("A. B. SMITH")).toBe("A. B. Smith");
  expect(shown("Ada McDonald")).toBe("Ada McDonald");
  expect(shown("ana de la cruz")).toBe("ana de la cruz");
  expect(shown("BO")).toBe("BO");
  expect(shown("山田太郎")).toBe("山田太郎");
});

test("whom the CV doesn't name is called by the file", () => {
  expect(shown(null)).toBe("cv.pdf");
});
