import { expect, test } from "vitest";
import { parseResume } from "../parse-resume.ts";
import { documentFrom } from "../testing/testing-document.ts";

const read = (text: string) =>
  parseResume(documentFrom(`Kim Vale\nkim@example.com\n\n${text}`), { today: "2026-06-15" });
const rolesOf = (lines: string) =>
  read(`Experience\n${lines}`).roles.map(({ title, company }) => [title, company]);
const studiesOf = (lines: string) =>
  read(`Education\n${lines}`).education.map(({ degree, institution }) => [degree, institution]);

test("an employer in brackets is no part of the title", () => {
  expect(
    rolesOf(
      "Baker (Copper Kettle, Leeds)\tMay 2016 – July 2019\n- Bread\nWaiter (Blue Door, York)\t2014 – 2016\n- Tables",
    ),
  ).toEqual([
    ["Baker", "Copper Kettle"],
    ["Waiter", "Blue Door"],
  ]);
});

test("an employer's heading with the dates of all its posts is no post", () => {
  const lines =
    "Northwind Ltd\tAugust 2017 – January 2022\nSenior Buyer\tJune 2019 – January 2022\n- Steel\nBuyer\tAugust 2017 – May 2019\n- Copper";
  expect(rolesOf(lines)).toEqual([
    ["Senior Buyer", "Northwind Ltd"],
    ["Buyer", "Northwind Ltd"],
  ]);
});

test("each post of a list of one line a post is kept, though one lasted longer", () => {
  const lines = "Freelancer, Own Studio\t2010 – 2020\nBuyer, Northwind Ltd\t2015 – 2018";
  expect(rolesOf(lines)).toHaveLength(2);
});

test("in a form each degree has the school that is named below it", () => {
  const lines =
    "Period: 2015 – 2017\nQualification: Diploma in Payroll\nInstitution: Taff College, Cardiff\nPeriod: 2009 – 2011\nQualification: A Levels\nInstitution: Vale Sixth Form, Barry";
  expect(studiesOf(lines)).toEqual([
    ["Diploma in Payroll", "Taff College"],
    ["A Levels", "Vale Sixth Form"],
  ]);
});

test("a campus belongs to its university's name", () => {
  expect(studiesOf("BSc Biology, The University of Texas at Dallas, 2014")).toEqual([
    ["BSc Biology", "The University of Texas at Dallas"],
  ]);
});
