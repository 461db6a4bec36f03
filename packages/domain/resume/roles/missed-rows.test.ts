import { expect, test } from "vitest";
import { parseResume } from "../parse-resume.ts";
import { documentFrom } from "../testing/testing-document.ts";

const read = (text: string) =>
  parseResume(documentFrom(`Kim Vale\nkim@example.com\n\n${text}`), { today: "2026-06-15" });
const rolesOf = (text: string) =>
  read(text).roles.map(({ title, company, start, end }) => [title, company, start, end]);
const educationOf = (text: string) =>
  read(text).education.map(({ degree, institution, end }) => [degree, institution, end]);

test("dates on the line below and at the right edge are those of the role", () => {
  const wanted = [
    ["Registered Nurse", "City Hospital", "2023-06", null],
    ["Staff Nurse", "North Clinic", "2019-03", "2023-05"],
  ];
  const below =
    "Experience\nRegistered Nurse\nCity Hospital, Leeds\nJune 2023 – present\n- Cared for patients\nStaff Nurse\nNorth Clinic, York\nMar 2019 – May 2023\n- Ran the ward";
  expect(rolesOf(below)).toEqual(wanted);
  const right =
    "Experience\nCity Hospital, Leeds\tJune 2023 – present\nRegistered Nurse\n- Cared for patients\nNorth Clinic, York\t03/2019 – 05/2023\nStaff Nurse\n- Ran the ward";
  expect(rolesOf(right)).toEqual(wanted);
});

test("posts under RESEARCH are roles, and papers are none", () => {
  const posts =
    "RESEARCH\nResearch Assistant, Department of Biology, University of Leeds\nSept 2019 – Aug 2022\n- Ran assays\nLaboratory Technician, Cell Lab\n2017 – 2019\n- Kept cultures";
  expect(rolesOf(posts)).toEqual([
    ["Research Assistant", "Department of Biology, University of Leeds", "2019-09", "2022-08"],
    ["Laboratory Technician", "Cell Lab", "2017", "2019"],
  ]);
  expect(read(posts).yearsExperience).toBe(5);
  const papers =
    "RESEARCH\nVale, K. (2019). Cells in the cold. Journal of Cells, 12, 2019.\nInterests: membranes, 2017 – 2019";
  expect(rolesOf(papers)).toEqual([]);
});

test("somebody who served as something was that", () => {
  const post = (sentence: string) =>
    rolesOf(
      `Experience\nUniversity of Leeds, Department of Physics\n2015 – 2019\n- ${sentence}\n- Kept forty machines`,
    )[0]?.[0];
  expect(post("Served as departmental Linux Systems Administrator")).toBe(
    "departmental Linux Systems Administrator",
  );
  expect(post("Worked as a Laboratory Technician for three professors.")).toBe(
    "Laboratory Technician",
  );
  expect(post("Served as a bridge between two groups")).toBe(null);
  // A title in the entry's header is kept.
  expect(
    rolesOf(
      "Experience\nPhysics Teacher, Leeds School, 2015 – 2019\n- Served as Linux Systems Administrator",
    )[0]?.[0],
  ).toBe("Physics Teacher");
});

test.each([
  ["B.S.\nComputer Science\nState University, 2012 - 2016", "B.S., Computer Science"],
  [
    "State University\nBachelor of Science\nin Computer Engineering\n2012 - 2016",
    "Bachelor of Science, Computer Engineering",
  ],
  ["Ph.D.\nComputer Science\nState University, 2016", "Ph.D., Computer Science"],
  ["B.E. in Computer Engineering, State University, 2016", "B.E. in Computer Engineering"],
  ["M.Tech., Data Science, State University, 2016", "M.Tech., Data Science"],
])("a degree has its subject, also over two lines: %s", (lines, degree) => {
  expect(educationOf(`Education\n${lines}`)).toEqual([[degree, "State University", "2016"]]);
});

test("a town below a degree is no subject", () => {
  const [first] = educationOf("Education\nBachelor of Science\nSpringfield\n2016");
  expect(first?.[0]).toBe("Bachelor of Science");
});

test.each([
  ["German", "Ausgewählte Vorträge", "Drittmittel"],
  ["French", "Conférences invitées", "Financements"],
  ["Spanish", "Ponencias invitadas", "Becas y premios"],
  ["Italian", "Interventi a convegni", "Finanziamenti e premi"],
  ["Portuguese", "Comunicações", "Bolsas e prémios"],
  ["Polish", "Referaty na zaproszenie", "Stypendia"],
  ["Turkish", "Davetli konuşmalar", "Burslar ve ödüller"],
  ["Dutch", "Lezingen", "Beurzen en prijzen"],
  ["Romanian", "Prelegeri invitate", "Granturi"],
  ["Czech", "Zvané přednášky", "Granty a ceny"],
  ["Swedish", "Inbjudna föredrag", "Stipendier och priser"],
  ["Ukrainian", "Запрошені доповіді", "Гранти та премії"],
])("talks and grants of a scholar's %s CV are no roles", (_, talks, grants) => {
  const text =
    "Vera Quill\nvera.quill@example.com\n\nProfessional experience\nLecturer, Mill University\n01/2018 - 12/2023\n\n" +
    `${talks}\n2021: Marram Forum, Leeds\n2019: Quill Days, Porto\n\n${grants}\n2020 - 2023: Calder Foundation, Shared Tools\n2019: Marram Prize`;
  const { roles } = parseResume(documentFrom(text), { today: "2026-11-26" });
  expect(roles.map(({ company }) => company)).toEqual(["Mill University"]);
});

test("courses that somebody taught are no roles, and posts under Teaching are", () => {
  const text = (lines: string): string =>
    `Vera Quill\nvera.quill@example.com\n\nExperiência profissional\nAnalista, Lagoa Sistemas Ltda\n01/2018 - 12/2023\n\nDocência\n${lines}`;
  const titles = (lines: string) =>
    parseResume(documentFrom(text(lines)), { today: "2026-11-26" }).roles.map(({ title }) => title);
  expect(
    titles("Outono de 2022 e 2023: Introdução aos métodos\nPrimavera de 2021 – Seminário"),
  ).toEqual(["Analista"]);
  expect(titles("Professor auxiliar, Universidade do Sado\n02/2014 - 12/2017")).toEqual([
    "Analista",
    "Professor auxiliar",
  ]);
});

test.each(["SERVICE", "COMMUNITY"])("a post under %s is voluntary work", (heading) => {
  const text = `EXPERIENCE\nNurse, City Clinic\n2019 - 2023\n\n${heading}\nTreasurer, Hill School Parents Association\n2017 - 2019`;
  expect(read(text).roles.map(({ title, kind }) => [title, kind])).toEqual([
    ["Nurse", "job"],
    ["Treasurer", "volunteer"],
  ]);
});
