import { expect, test } from "vitest";
import { foldForSearch } from "./fold-for-search.ts";

test("a name is found however its accents are typed", () => {
  expect(foldForSearch("Müller")).toBe("muller");
  expect(foldForSearch("Mu\u0308ller")).toBe("muller");
  expect(foldForSearch("STRASSE Straße")).toBe("strasse strasse");
  expect(foldForSearch("Łukasz Sørensen Çelik İpek Nguyễn Þór")).toBe(
    "lukasz sorensen celik ipek nguyen thor",
  );
  expect(foldForSearch("王 小明 Ελένη")).toBe("王 小明 ελενη");
});
