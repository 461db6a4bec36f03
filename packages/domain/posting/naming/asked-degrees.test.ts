import { expect, test } from "vitest";
import { askedDegree } from "./asked-degrees.ts";

test.each([
  ["A PhD in botany, virology or genetics", "PhD in botany, virology or genetics"],
  ["Bachelor's degree in Finance or related field", "Bachelor's degree in Finance"],
  ["culinary degree, banquet experience", "culinary degree"],
  ["High school diploma or GED", "High school diploma or GED"],
  ["Abgeschlossenes Studium der Informatik oder vergleichbar", "Studium der Informatik"],
  ["Du hast eine abgeschlossene Kochlehre, kochst", "Kochlehre"],
  ["BSc (Hons) Physiotherapy or equivalent", "BSc (Hons) Physiotherapy"],
  ["Ausbildung als dipl. Architekt", "Ausbildung als dipl. Architekt"],
  [
    "mbo-diploma niveau 3, richting koudetechniek of elektrotechniek",
    "mbo-diploma niveau 3, richting koudetechniek of elektrotechniek",
  ],
  ["CAP ou Bac Pro plomberie, vous avez", "CAP ou Bac Pro plomberie"],
  ["Ausbildung als Maler und Lackierer", "Ausbildung als Maler und Lackierer"],
  ["Ausbildung als Maler und Führerschein", "Ausbildung als Maler"],
  [
    "Hochschulstudium (Master) der Geologie, Geographie oder Bodenkunde mit",
    "Hochschulstudium (Master) der Geologie, Geographie oder Bodenkunde",
  ],
  ["hbo werk- en denkniveau, richting bouwkunde", "hbo werk- en denkniveau, richting bouwkunde"],
  ["CAP cuisine exigé, permis B", "CAP cuisine"],
  ["De formation Bac+2 commerce international, vous avez", "Bac+2 commerce international"],
  [
    "hbo-opleiding richting Finance, Accountancy of Bedrijfseconomie",
    "hbo-opleiding richting Finance, Accountancy of Bedrijfseconomie",
  ],
  ["Grado en Relaciones Laborales, ADE o similar", "Grado en Relaciones Laborales, ADE"],
  ["Formation supérieure en droit", "Formation supérieure en droit"],
  ["Grado en Enfermería", "Grado en Enfermería"],
  [
    "Ciclo formativo de grado superior en Administración y Finanzas",
    "Ciclo formativo de grado superior en Administración y Finanzas",
  ],
  [
    "Bachelor's degree in public relations and seven years",
    "Bachelor's degree in public relations",
  ],
  ["Degree in Accounting, or in Finance with coursework", "Degree in Accounting, or in Finance"],
  ["Degree in Nursing required", "Degree in Nursing"],
  ["Diplôme d'État d'infirmier exigé", "Diplôme d'État d'infirmier"],
  ["Bac +2/3 en comptabilité", "Bac +2/3 en comptabilité"],
  [
    "Hbo- of wo-opleiding in de richting van finance",
    "Hbo- of wo-opleiding in de richting van finance",
  ],
  [
    "Associate's or Bachelor's degree in social work, human services, psychology, criminal justice or a related field",
    "Associate's or Bachelor's degree in social work, human services, psychology, criminal justice",
  ],
])("%s", (clause, degree) => {
  expect(askedDegree(clause)?.text).toBe(degree);
});

test.each(["PostgreSQL, including query tuning", "A high degree of care", "Python or Go"])(
  "no degree: %s",
  (clause) => {
    expect(askedDegree(clause)).toBeNull();
  },
);
