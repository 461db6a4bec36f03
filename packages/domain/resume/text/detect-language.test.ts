import { expect, test } from "vitest";
import { detectLanguage } from "./detect-language.ts";
import { readableLanguages } from "./readable-languages.ts";

test.each([
  [
    "hu",
    "Szakmai tapasztalat\nKönyvelő, Duna Kft.\nA havi zárás és az adóbevallások elkészítése, valamint egy négyfős csapat vezetése.\nTanulmányok\nNyelvtudás",
  ],
  [
    "fi",
    "Työkokemus\nKirjanpitäjä, Järvi Oy\nKuukausiraportit ja palkanlaskenta sekä yhteistyö tilintarkastajien kanssa.\nKoulutus\nKielitaito ja osaaminen",
  ],
  [
    "da",
    "Erhvervserfaring\nBogholder, Havn A/S\nAnsvarlig for løn og moms og samarbejde med revisor.\nUddannelse\nSprog og kompetencer",
  ],
])("a CV in a language that is not read says so instead of being scored: %s", (code, text) => {
  expect(detectLanguage(text)).toBe(code);
  expect(readableLanguages.has(code)).toBe(false);
});

test.each([
  [
    "cs",
    "Pracovní zkušenosti\nÚčetní, Labe s.r.o.\nMzdy pro sto lidí a závěrky ve třech firmách od roku 2015 do dneška.\nVzdělání a dovednosti",
  ],
  [
    "ro",
    "Experiență profesională\nContabil, Olt SRL\nSalarii pentru o sută de angajați și raportări la bancă.\nEducație și competențe",
  ],
  [
    "tr",
    "İş Deneyimi\nMuhasebeci, Tuna A.Ş.\nYüz kişi için bordro ve aylık raporlar; ekip lideri olarak dört kişi ile çalıştı.\nEğitim Bilgileri",
  ],
  [
    "en",
    "Work experience\nAccountant, Northwind Ltd\nPayroll for a hundred people and the monthly close.",
  ],
  [
    "nl",
    "Werkervaring\nBoekhouder, Vecht BV\nSalarissen voor honderd mensen en de maandafsluiting met het team.",
  ],
])("a CV in a language that is read is told by its words: %s", (code, text) => {
  expect(detectLanguage(text)).toBe(code);
  expect(readableLanguages.has(code)).toBe(true);
});
