import { expect, test } from "vitest";
import { parseResume } from "../parse-resume.ts";
import { documentFrom } from "../testing/testing-document.ts";

const rolesOf = (experience: string) =>
  parseResume(
    documentFrom(`Zeynep Karahan\nzeynep@example.com\n\nİş Tecrübem\n${experience}\n\nEğitim`),
    { today: "2026-11-20" },
  ).roles.map(({ title, company, start, end }) => [title, company, start, end]);

test("a Turkish post behind its employer is read with its employer", () => {
  expect(
    rolesOf(
      "Akıncı Tekstil bünyesinde Muhasebe Sorumlusu\nBursa | Nis 2013 – Ara 2017\n- Cari hesaplar\nKumsal Otel'de Aşçı\nMersin | May 2010 – Mar 2013\n- Sıcak bölüm",
    ),
  ).toEqual([
    ["Muhasebe Sorumlusu", "Akıncı Tekstil", "2013-04", "2017-12"],
    ["Aşçı", "Kumsal Otel", "2010-05", "2013-03"],
  ]);
});

test('"and" inside a Turkish occupation or employer parts nothing', () => {
  expect(
    rolesOf(
      "Satış ve Pazarlama Direktörü\nYonca İlaç Sanayi ve Ticaret A.Ş., Ankara\t01/2016 – 12/2020\n- Bayi ağı",
    ),
  ).toEqual([
    ["Satış ve Pazarlama Direktörü", "Yonca İlaç Sanayi ve Ticaret A.Ş.", "2016-01", "2020-12"],
  ]);
});

test("an employer that ends in an abbreviated legal form is no sentence", () => {
  expect(
    rolesOf("Mali Müşavir\nDoğan Denetim Ltd. Şti.\nOcak 2018 – Mart 2020\n- Beyannameler"),
  ).toEqual([["Mali Müşavir", "Doğan Denetim Ltd. Şti.", "2018-01", "2020-03"]]);
});
