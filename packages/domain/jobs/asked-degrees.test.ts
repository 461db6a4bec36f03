import { expect, test } from "vitest";
import { askedDegree } from "./asked-degrees.ts";

test.each([
  ["A PhD in botany, virology or genetics", "PhD in botany, virology or genetics"],
  ["Bachelor's degree in Finance or related field", "Bachelor's degree in Finance"],
  ["High school diploma or GED", "High school diploma or GED"],
  ["Abgeschlossenes Studium der Informatik oder vergleichbar", "Studium der Informatik"],
  ["Formation supérieure en droit", "Formation supérieure en droit"],
  ["Grado en Enfermería", "Grado en Enfermería"],
])("%s", (clause, degree) => {
  expect(askedDegree(clause)?.text).toBe(degree);
});

test.each(["PostgreSQL, including query tuning", "A high degree of care", "Python or Go"])(
  "no degree: %s",
  (clause) => {
    expect(askedDegree(clause)).toBeNull();
  },
);
