import fc from "fast-check";
import { expect, test } from "vitest";
import { repairMojibake } from "./repair-mojibake.ts";

const readAs = (encoding: "windows-1252" | "latin1") => (text: string) => {
  const bytes = Buffer.from(text, "utf8");
  return encoding === "latin1" ? bytes.toString("latin1") : new TextDecoder(encoding).decode(bytes);
};

const texts = [
  "Résumé of a naïve café manager, 5 years in São Paulo",
  "It’s “quoted” – with a dash — and … • a bullet",
  "Österreich, École, Übersetzung, Straße, Málaga, señor, façade",
  "Łódź, pracą, świat, łatwy, šest, Dvořák, măr",
  "£40k · 20 °C ± 2 · © 2020 · Acme® · Acme™ · €500",
  "ﬁnance and workﬂow",
];

test.each(texts)("UTF-8 read as Windows-1252 or Latin-1 is put right: %s", (text) => {
  // A capital at the end of a word, or "Ł" before a similar letter, is not changed.
  const sure = text.replace("Łódź, ", "");
  for (const encoding of ["windows-1252", "latin1"] as const) {
    expect(readAs(encoding)(sure)).not.toBe(sure);
    expect(repairMojibake(readAs(encoding)(sure))).toBe(sure);
  }
});

test.each([
  ...texts,
  "“AMANHÃ” – «AMANHû – AMANHÖ AMANHÃ…",
  "Trä, SMÅ” and PÅ–, 5 Å² and 3 Å³, Ångström, Å",
  "VOILÀ » « É » 20 Â",
  "âge, île, œuvre, â — ï…",
  "김민수 Россия Ελλάδα 日本",
  "",
])("what may be meant stays as it is: %s", (text) => {
  expect(repairMojibake(text)).toBe(text);
});

test("plain text is never changed, and no repair makes a text longer", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."aZ é Ãâ€™©.Ä1".split("")) }), (text) => {
      const once = repairMojibake(text);
      expect(once.length).toBeLessThanOrEqual(text.length);
      const isPlain = text.split("").every((sign) => sign < "\u0080");
      if (isPlain) expect(once).toBe(text);
    }),
  );
});
