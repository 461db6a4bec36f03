import { expect, test } from "vitest";
import { parseResume } from "../parse-resume.ts";
import { documentFrom } from "../testing/testing-document.ts";

function parse(body: string) {
  const text = `Kim Vale\nkim.vale@example.com\n\n${body}`;
  return parseResume(documentFrom(text), { today: "2024-06-15" });
}

const jobs = (lines: string) =>
  parse(`Experience\n${lines}\n\nEducation\nBA, History, State University, 2005`).roles.map(
    ({ title, company, location }) => [title, company, location],
  );

test.each([
  "Internal Revenue Service",
  "U.S. Postal Service",
  "National Park Service",
  "U.S. Fish and Wildlife Service",
  "U.S. Army Corps of Engineers",
  "U.S. Coast Guard",
])("a public employer doesn't land in the title: %s", (body) => {
  const wanted = [["Budget Analyst", body, null]];
  expect(jobs(`${body}\nBudget Analyst\n2018 – 2020`)).toEqual(wanted);
  expect(jobs(`Budget Analyst\n${body}\n2018 – 2020`)).toEqual(wanted);
  expect(jobs(`Budget Analyst / ${body}   2018 – 2020`)).toEqual(wanted);
  expect(jobs(`${body} - Budget Analyst   2018 – 2020`)).toEqual(wanted);
});

test("work in a service is still an occupation, and two words for one job stay together", () => {
  expect(jobs("Customer Service\nBlue Door Shop\n2010 – 2012")).toEqual([
    ["Customer Service", "Blue Door Shop", null],
  ]);
  expect(jobs("Foreign Service Officer, Department of State   2010 – 2012")).toEqual([
    ["Foreign Service Officer", "Department of State", null],
  ]);
  expect(jobs("Waiter / Barista, Blue Door Ltd   2010 – 2012")).toEqual([
    ["Waiter / Barista", "Blue Door Ltd", null],
  ]);
  expect(jobs("Head of Engineers, Blue Door Ltd   2010 – 2012")).toEqual([
    ["Head of Engineers", "Blue Door Ltd", null],
  ]);
});

test("a town that is glued to the employer is where the work was", () => {
  expect(jobs("Acme Corporation San Diego, CA   2015 – 2019\nNurse")).toEqual([
    ["Nurse", "Acme Corporation", "San Diego, CA"],
  ]);
  expect(jobs("Sunrise Homes Portland, OR   2015 – 2019\nNurse")).toEqual([
    ["Nurse", "Sunrise Homes", "Portland, OR"],
  ]);
});

test("a town in an employer's name stays there", () => {
  expect(jobs("Bank of New York, NY   2015 – 2019\nTeller")[0]?.[1]).toContain("New York");
  expect(jobs("Hotel Boston, MA   2015 – 2019\nCook")[0]?.[1]).toContain("Boston");
});

const schools = (lines: string, heading = "Education") =>
  parse(`Experience\nNurse, City Clinic   2015 – 2019\n\n${heading}\n${lines}`).education.map(
    ({ degree, institution, start, end }) => [degree, institution, start, end],
  );

test("a degree under Training is education where the CV has no other", () => {
  const lines =
    "BSc Nursing, University of Leeds   2011 – 2014\nFirst Aid at Work, St John Ambulance   2016\nScrum Certificate, Udemy   2018";
  const nursing = ["BSc Nursing", "University of Leeds", "2011", "2014"];
  expect(schools(lines, "Training")).toEqual([nursing]);
  const both = `BA, History, State College, 2009\n\nTraining\n${lines}`;
  expect(schools(both)).toEqual([["BA, History", "State College", null, "2009"]]);
});

test("a subject that stands apart belongs to its degree", () => {
  expect(
    schools("University of Leeds   2011 – 2014\nComputer Science\nBachelor of Science"),
  ).toEqual([["Bachelor of Science, Computer Science", "University of Leeds", "2011", "2014"]]);
  expect(schools("State College\nHistory\nMA\n2009")).toEqual([
    ["MA, History", "State College", null, "2009"],
  ]);
  expect(schools("State College   2009\nHistory")).toEqual([
    ["History", "State College", null, "2009"],
  ]);
});

test("a school that no list knows stands behind a degree with its subject", () => {
  expect(schools("BA Events Management, UWE Bristol, 2011\nMSc Economics, Marram, 2013")).toEqual([
    ["BA Events Management", "UWE Bristol", null, "2011"],
    ["MSc Economics", "Marram", null, "2013"],
  ]);
});

test("a grade is no date, and a remark no school", () => {
  expect(
    schools("State University   May 2024\nB.S. in Biology, cum laude, GPA: 3.72/4.00"),
  ).toEqual([["B.S. in Biology", "State University", null, "2024-05"]]);
  expect(
    schools(
      "Master of Science in Nursing – In Progress\nState University (Expected Graduation: May 2027)",
    ),
  ).toEqual([["Master of Science in Nursing", "State University", null, "2027-05"]]);
});
