import { findMentions } from "../evidence/find-mentions.ts";
import { expect, test } from "vitest";
import { degreeLevel } from "./degree-levels.ts";
import { matchDegree } from "./match-degree.ts";
import { parseRequirement } from "../../posting/requirement.ts";
import { sampleResume } from "../testing/sample-resume.ts";

const kindOf = (text: string) => parseRequirement(text, "must").kind;

test.each([
  ["PhD in Physics", 4],
  ["Ph.D., Chemistry", 4],
  ["Ph. D. History", 4],
  ["Doctor of Philosophy", 4],
  ["Doktor der Naturwissenschaften", 4],
  ["Doctorado en Biología", 4],
  ["Dottorato di ricerca", 4],
  ["Dr. rer. nat.", 4],
  ["Promotion in Physik", 4],
  ["Abgeschlossene Promotion", 4],
  ["Juris Doctor", 4],
  ["J.D., Yale", 4],
  ["M.D., Harvard", 4],
  ["PharmD", 4],
  ["Pharm.D.", 4],
  ["Master of Arts in History", 3],
  ["Máster en Finanzas", 3],
  ["MSc Nursing", 3],
  ["M.Sc. Nursing", 3],
  ["M. Sc. Nursing", 3],
  ["M.S. Nursing", 3],
  ["MS Nursing", 3],
  ["BS/MS Computer Science", 3],
  ["MBA", 3],
  ["MEng Civil Engineering", 3],
  ["M.Eng. Civil Engineering", 3],
  ["M.A. History", 3],
  ["Diplom-Kauffrau", 3],
  ["Diplom Informatik", 3],
  ["Diplominformatiker", 3],
  ["Dipl.-Ing. Maschinenbau", 3],
  ["Magister Artium", 3],
  ["Maestría en Derecho", 3],
  ["Diplôme d'ingénieur", 3],
  ["Erstes Staatsexamen", 3],
  ["Laurea magistrale in Fisica", 3],
  ["LLM International Law", 3],
  ["Bac+5 informatique", 3],
  ["Bac + 5", 3],
  ["Bachelor of Science in Nursing", 2],
  ["BSc Nursing", 2],
  ["B.Sc. Nursing", 2],
  ["B. Sc. Nursing", 2],
  ["B.S. Nursing", 2],
  ["BS Nursing", 2],
  ["B.A. History", 2],
  ["BA History", 2],
  ["BEng Civil Engineering", 2],
  ["B.Eng. Civil Engineering", 2],
  ["BTech Textiles", 2],
  ["B.Tech. Textiles", 2],
  ["Licence de lettres", 2],
  ["Licenciatura en Derecho", 2],
  ["Grado en Derecho", 2],
  ["Undergraduate studies in law", 2],
  ["Laurea in Fisica", 2],
  ["BBA Finance", 2],
  ["BSN", 2],
  ["LLB", 2],
  ["Bac+3", 2],
  ["Bac + 3", 2],
  ["University degree in law", 2],
  ["Studium der Physik", 2],
  ["Hochschulstudium", 2],
  ["Hochschulabschluss", 2],
  ["BSc Health Promotion", 2],
  ["Associate Degree in Nursing", 1],
  ["Associate's degree", 1],
  ["Associate’s degree", 1],
  ["Associates of Arts", 1],
  ["Associate in Science", 1],
  ["High School Diploma", 1],
  ["Diploma", 1],
  ["Diploma in Nursing", 1],
  ["GED", 1],
  ["Ausbildung zur Köchin", 1],
  ["Berufsausbildung als Koch", 1],
  ["Gesellenbrief", 1],
  ["CAP Cuisine", 1],
  ["Bac général", 1],
  ["Baccalauréat scientifique", 1],
  ["BTS Commerce", 1],
  ["Vocational training", 1],
  ["Apprenticeship as a plumber", 1],
  ["Abitur", 1],
  ["FP Administración", 1],
  ["Formación profesional", 1],
  ["A-levels", 1],
  ["A-Level Maths", 1],
  ["Diplôme d'État d'infirmier", 1],
  ["Doctor's assistant diploma", 1],
  ["B.Tech Mechanical Engineering", 2],
  ["B.E. (Mechanical Engineering)", 2],
  ["BSME, State University", 2],
  ["BFA Painting", 2],
  ["B.Com, Mumbai", 2],
  ["BS, Boston MA", 2],
  ["Post Graduate Diploma in Finance", 2],
  ["Inżynier, Politechnika", 2],
  ["Lisans, Hukuk", 2],
  ["M.Tech Computer Science", 3],
  ["MA in History", 3],
  ["mgr inż. budownictwa", 3],
  ["Yüksek lisans", 3],
  ["Masterabschluss", 3],
  ["工学硕士", 3],
  ["DPhil, Oxford", 4],
  ["A.A.S. Culinary Arts", 1],
  ["HND Engineering", 1],
  ["Ön lisans", 1],
  ["MA", null],
  ["Towson, MD", null],
  ["Diplomacy course", null],
  ["360-degree feedback", null],
  ["360 degree feedback", null],
  ["A high degree of care", null],
  ["First aid course", null],
  ["Capital markets course", null],
  ["Obscure masterclass", null],
] as const)("a degree has its rank: %s", (text, level) => {
  expect(degreeLevel(text)).toBe(level);
  expect(degreeLevel(text.toUpperCase())).toBe(level);
});

test("a month is no Master of Architecture", () => {
  expect(degreeLevel("Bachelor of Music, May 2013 - March 2014")).toBe(2);
  expect(degreeLevel("MArch, 2014")).toBe(3);
});

test.each([
  "Bachelor's degree in Finance or related field",
  "Degree in law",
  "University degrees welcome",
  "Bachelor",
  "Master's in Finance",
  "Master’s in Finance",
  "Masters in Finance",
  "Master of Science",
  "Master in Finance",
  "PhD in Physics",
  "Ph.D. in Physics",
  "Doctorate in Physics",
  "BSc Nursing",
  "B.Sc. Nursing",
  "MSc Nursing",
  "M.Sc. Nursing",
  "Diplom",
  "Abgeschlossenes Studium",
  "Licenciatura en Derecho",
  "Ausbildung als Koch",
  "Ausbildung zum Koch",
  "Ausbildung zur Köchin",
  "Berufsausbildung in der Pflege",
  "Diplôme d'infirmier",
  "BS/MS in Physics",
  "Laurea in Fisica",
  "Bac+5",
  "Bac + 5",
])("a demand for a degree is answered by education: %s", (demand) => {
  expect(kindOf(demand)).toBe("degree");
  expect(kindOf(demand.toUpperCase())).toBe("degree");
  // A doctorate includes all lower levels.
  expect(
    matchDegree(findMentions(sampleResume({ degrees: [`PhD ${demand}`] })), demand)?.credit,
  ).toBe(1);
});

test.each([
  "A high degree of autonomy",
  "360-degree feedback",
  "Scrum master",
  "Master data management",
  "Mastery of Excel",
  "Diplomacy",
  "Ausbildung von Lehrlingen",
  "Websockets",
])("a demand that only sounds like a degree is none: %s", (demand) => {
  expect(kindOf(demand)).not.toBe("degree");
});

test.each([
  // One level below in a field that "related" accepts, and a degree of a community college.
  [
    "Bachelor's degree in Criminal Justice or a related field",
    ["Associate Degree : Criminology"],
    0.5,
  ],
  ["Bachelor's degree in Nursing", ["BSc Nursing"], 1],
  ["Bachelor’s degree in Nursing", ["BSc Nursing"], 1],
  ["Bachelor’s degree", ["BSc Physics"], 1],
  ["Completed university or college degree", ["BSc Physics"], 1],
  ["Accredited degree", ["BSc Physics"], 1],
  ["Master’s", ["MSc Physics"], 1],
  ["PhD", ["PhD Physics"], 1],
  ["BSc or M.Sc.", ["BSc Physics"], 1],
  ["BS or MS", ["BSc Physics"], 1],
  ["Diplom", ["Diplom Physik"], 1],
  ["High school diploma", ["High school diploma"], 1],
  ["Bachelor's degree in Computer Science", ["BSc Mathematics"], 0.45],
  ["Bachelor's degree in Finance or a related field", ["BSc Marketing"], 0.6],
  ["Bachelor's degree in Finance or a related field", ["BSc Economics"], 0.9],
  ["MBA", ["Master of Business Administration"], 1],
  ["Bachelor's degree in Criminal Justice", ["Associate Degree in Criminal Justice"], 0.5],
  ["Bachelor's degree", ["Associate of Arts"], 0.5],
  ["High school diploma", ["BSc Physics"], 1],
  ["Culinary degree", ["Associate Degree in Culinary Arts"], 1],
  ["Bachelor's degree in a life science", ["BSc Zoology"], 1],
  ["Bachelor's degree in Information Systems", ["BSc Information Systems"], 1],
  // A shared word in the names of two fields makes them alike.
  ["Bachelor's degree in Interior Design", ["BSc Building Design"], 0.45],
  ["Bachelor's degree in Finance or Interior Design", ["BSc Interior Design"], 1],
  // Common abbreviations.
  ["Bachelor's degree in Mechanical Engineering", ["MSc Mech. Eng."], 1],
  // Business is in the same department as human resources, communications in a neighbouring one.
  ["Bachelor's degree in Human Resources or a related field", ["BSc Business"], 0.9],
  ["Bachelor's degree in Nursing or a related field", ["BSc Biology"], 0.6],
  ["Bachelor's degree in Nursing or equivalent", ["BSc Biology"], 0.6],
  ["Bachelor's degree in Nursing or similar", ["BSc Biology"], 0.6],
  ["Bachelor's degree, nursing or any field", ["BSc Physics"], 1],
  ["Bachelor's degree, nursing or any discipline", ["BSc Physics"], 1],
  ["Studium der Physik oder Vergleichbares", ["BSc Mechatronik"], 0.6],
  ["Diplôme de comptabilité, finance ou ÉQUIVALENT", ["BSc Marketing"], 0.6],
  // One faculty, two departments.
  ["Bachelor's degree in a life science", ["BSc Nursing"], 0.45],
  [
    "Bachelor's degree in Supply Chain or Operations",
    ["Bachelor of Business Administration"],
    0.45,
  ],
  ["Bachelor's degree in Interior Design", ["Bachelor of Arts in Journalism"], 0.45],
  ["Bachelor's degree in Nursing", ["PhD Nursing"], 1],
  ["Master's degree in Nursing", ["BSc Nursing"], 0.5],
  ["Bachelor's or Master's degree in Nursing", ["BSc Nursing"], 1],
  ["Diplôme d'infirmier", ["Diplôme d'État d'infirmier"], 1],
  ["Master's degree in Nursing", ["Diploma in Nursing", "BSc Physics", "MSc Nursing"], 1],
  ["Bachelor's degree in Nursing", ["BSc Nursing", "MSc Nursing"], 1],
  ["Bachelor's degree in Nursing", ["First aid course", "BSc Nursing"], 1],
] as const)("a degree counts by level and field: %s, %s", (...row) => {
  const [demand, degrees, credit] = row;
  const match = matchDegree(findMentions(sampleResume({ degrees: [...degrees] })), demand);
  expect(match?.credit).toBeCloseTo(credit);
  expect(match?.state).toBe(credit >= 0.9 ? "shown" : "related");
});

test.each([
  ["Bachelor's degree in Nursing", ["BSc Physics"]],
  ["Bachelor of Science in Nursing", ["Bachelor of Science in Physics"]],
  ["Bachelor of Arts in History", ["Bachelor of Arts in Music"]],
  ["Master's degree in Nursing", ["BSc Physics"]],
  // Two steps at once don't count.
  ["Bachelor's degree in Criminal Justice", ["Associate Degree in Law"]],
  ["Bachelor's degree in Nursing or a related field", ["BSc Physics"]],
  ["PhD in Nursing", ["BSc Nursing"]],
  ["Master's degree in Finance", ["BSc Marketing"]],
  ["Master's degree in Nursing", ["Diploma in Nursing"]],
  ["Bachelor's degree in Nursing", ["Nursing course"]],
  ["Bachelor's degree in Nursing", []],
])("another field, two levels below, or no degree, is no answer: %s, %s", (demand, degrees) => {
  expect(matchDegree(findMentions(sampleResume({ degrees })), demand)).toBeNull();
});

test("education without a degree's name is passed over", () => {
  const resume = sampleResume({ degrees: ["BSc Nursing", "BSc Nursing"] });
  const [first] = resume.education;
  if (first) first.degree = null;
  expect(matchDegree(findMentions(resume), "BSc Nursing")).toMatchObject({ place: { line: 1 } });
});

test.each([
  ["B.S : Office Administration Accounting", "Bachelor's degree in Accounting"],
  ["Bachelor of Science : Telecommunications & Marketing", "Bachelor's degree in Marketing"],
  ["Masters : Business Administration", "Master's degree in Business"],
])("a degree that no education was read from counts, too: %s", (line, demand) => {
  const resume = sampleResume({ roles: [{ title: "Clerk", bullets: ["Filed papers", line] }] });
  expect(matchDegree(findMentions(resume), demand)).toMatchObject({ state: "shown", by: line });
});

test("the field may stand in the line below the degree, or beside the school", () => {
  const resume = sampleResume({ degrees: ["B.S.", "MS"] });
  resume.lines = ["B.S.", "Computer Science", "MS"];
  resume.otherLines = [{ line: 1, page: 1 }];
  const [, second] = resume.education;
  if (second) Object.assign(second, { place: { line: 2, page: 1 }, institution: "Physics, MIT" });
  expect(matchDegree(findMentions(resume), "Bachelor's degree in Computer Science")?.credit).toBe(
    1,
  );
  expect(matchDegree(findMentions(resume), "Master's degree in Physics")?.credit).toBe(1);
});
