import { expect, test } from "vitest";
import { parseResume } from "../parse-resume.ts";
import { documentFrom } from "../testing/testing-document.ts";

const read = (lines: string) =>
  parseResume(documentFrom(`Ada Lovelace\nada@example.com\n\n${lines}`), { today: "2026-11-22" })
    .stated?.availability ?? null;

test.each([
  ["Notice period: 2 months", "2 months"],
  ["Leeds | Notice Period (negotiable): 30 days | Driving licence", "30 days"],
  ["AVAILABILITY\nFrom 1 March 2027, full-time", "From 1 March 2027, full-time"],
  [
    "Summary\nBackend engineer, available immediately, used to small teams",
    "available immediately",
  ],
  ["Summary\nI am on three months' notice.", "three months' notice"],
  ["Kündigungsfrist: 3 Monate zum Quartalsende", "3 Monate zum Quartalsende"],
  ["Frühestmöglicher Eintrittstermin:\tsofort", "sofort"],
  ["Profil\nVerfügbar ab 01.02.2027 in Vollzeit", "Verfügbar ab 01.02.2027"],
  ["Disponibilité : immédiate", "immédiate"],
  ["Profil\nDisponible à partir du 1er mars 2027", "Disponible à partir du 1er mars 2027"],
  ["Disponibilidad: inmediata", "inmediata"],
  ["Resumen\nIncorporación inmediata", "Incorporación inmediata"],
  ["Aviso prévio: 30 dias", "30 dias"],
  ["Preavviso: 1 mese", "1 mese"],
  ["Profiel\nPer direct beschikbaar", "Per direct beschikbaar"],
])("%s", (lines, value) => {
  expect(read(lines)?.value).toBe(value);
});

test.each([
  "Experience\nHead of Staffing, Example Ltd, 2019 - 2021\n- Cut the notice period to 30 days",
  "References\nAvailable: on request",
  "Summary\nAvailable immediately to travel",
  "Summary\nImproved the availability of the order service to 99.99 %",
  "Perfil\nDisponibilidad inmediata para viajar",
])("nobody's availability is told by: %s", (lines) => {
  expect(read(lines)).toBeNull();
});

test("the place of what was read is the line that says so", () => {
  expect(read("Leeds\nNotice period: 2 months")?.place).toEqual({ line: 3, page: 1 });
});
