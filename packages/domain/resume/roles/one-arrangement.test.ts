import { expect, test } from "vitest";
import { parseResume } from "../parse-resume.ts";
import { boldDocumentFrom, documentFrom } from "../testing/testing-document.ts";

const today = "2026-11-26";
const head = "Ada Quill\nada.quill@example.com | (214) 555-0100\n\n";

function jobs(work: string, heading = "EXPERIENCE"): string[] {
  const parsed = parseResume(documentFrom(`${head}${heading}\n${work}`), { today });
  return parsed.roles.map(({ title, company, start, isCurrent, end }) =>
    [title, company, start, isCurrent ? "now" : end].join(" | "),
  );
}

test.each([
  [
    "titles that no list knows",
    "Ferry Hand, Marram Foods Ltd, Leeds\nJan 2020 - Present\n- Daily work.\nQZE II, Aire Systems Ltd, Leeds\nMar 2016 - Dec 2019",
    [
      "Ferry Hand | Marram Foods Ltd | 2020-01 | now",
      "QZE II | Aire Systems Ltd | 2016-03 | 2019-12",
    ],
  ],
  [
    "an employer named like an occupation",
    "Payroll Clerk, Hamlet Bakers, Leeds\nJan 2020 – Present\n- Filed returns.\nAccountant, Marram Care, Leeds\nFeb 2016 – Dec 2019",
    [
      "Payroll Clerk | Hamlet Bakers | 2020-01 | now",
      "Accountant | Marram Care | 2016-02 | 2019-12",
    ],
  ],
  [
    "names that begin small",
    "eMarram Technologies | Software Engineer\nAug 2021 – Present\n- Built things.\niGorse Labs | Backend Intern\nJan 2021 – Jul 2021",
    [
      "Software Engineer | eMarram Technologies | 2021-08 | now",
      "Backend Intern | iGorse Labs | 2021-01 | 2021-07",
    ],
  ],
  [
    "several posts at one employer",
    "Gorse Systems\nHead of Payroll\nOctober 2022 - Present (3 years)\nRemote\n\nMarram\n2 years 11 months\nGroup Head, Segments and Growth\nJuly 2021 - October 2022 (1 year 4 months)\nSydney, Australia\n\nRegional Director\nDecember 2019 - July 2021 (1 year 8 months)\nSingapore",
    [
      "Head of Payroll | Gorse Systems | 2022-10 | now",
      "Group Head, Segments and Growth | Marram | 2021-07 | 2022-10",
      "Regional Director | Marram | 2019-12 | 2021-07",
    ],
  ],
  [
    "a table with From and To",
    "From\tTo\tEmployer\tPosition\n01/2020\tpresent\tMarram Care, Chatham\tPayroll Officer\n02/2016\t12/2019\tGorse Tools\tPayroll Clerk",
    [
      "Payroll Officer | Marram Care | 2020-01 | now",
      "Payroll Clerk | Gorse Tools | 2016-02 | 2019-12",
    ],
  ],
  [
    "labels in the left column",
    "Arbeitgeber\tMarram Fracht AG\nPosition\tDisponentin\nZeitraum\t01/2020 – heute\n\nArbeitgeber\tGorse Lager GmbH\nPosition\tLageristin\nZeitraum\t02/2016 – 12/2019",
    [
      "Disponentin | Marram Fracht AG | 2020-01 | now",
      "Lageristin | Gorse Lager GmbH | 2016-02 | 2019-12",
    ],
  ],
  [
    "single years in the place of the others' dates",
    "2014 - present\tResearch Fellow, University of Marram, Marram, UK\n\tProcess studies.\n2009\tResearch assistant, Weather Office, Marram, UK",
    [
      "Research Fellow | University of Marram | 2014 | now",
      "Research assistant | Weather Office | 2009 | 2009",
    ],
  ],
])("all entries are read by what they share: %s", (_, work, wanted) => {
  expect(jobs(work)).toEqual(wanted);
});

test("a career break is neither work nor a post at the employer before it", () => {
  for (const line of [
    "Career break (parental leave)",
    "Full-time carer (unpaid)",
    "Elternzeit",
    "Congé parental",
  ]) {
    const work = `HR Manager, Marram Foods, Hull\nMar 2023 - Present\n${line}\nJan 2021 - Feb 2023\nHR Adviser, Gorse Ports, Hull\nSep 2015 - Dec 2020`;
    expect(jobs(work), line).toEqual([
      "HR Manager | Marram Foods | 2023-03 | now",
      "HR Adviser | Gorse Ports | 2015-09 | 2020-12",
    ]);
  }
});

test.each([
  [
    "Doświadczenie zawodowe",
    "Specjalista ds. płac, Marram sp. z o.o., Kraków\nstyczeń 2020 – obecnie",
    "2020-01",
  ],
  ["İş Deneyimi", "Muhasebe Uzmanı, Marram A.Ş., İzmir\nOcak 2020 – Halen", "2020-01"],
  ["Experiență profesională", "Contabilă, Marram S.R.L., Iași\nianuarie 2020 – prezent", "2020-01"],
  ["Pracovní zkušenosti", "Účetní, Marram s.r.o., Brno\nleden 2020 – dosud", "2020-01"],
  ["Arbetslivserfarenhet", "Ekonomiassistent, Marram AB, Lund\njanuari 2020 – pågående", "2020-01"],
  ["Опыт работы", "Бухгалтер, ООО «Маррам», Казань\nЯнварь 2020 — по настоящее время", "2020-01"],
  ["Досвід роботи", "Бухгалтер, ТОВ «Маррам», Львів\nсічень 2020 — дотепер", "2020-01"],
  ["工作经历", "海岸科技有限公司\t财务经理\n2020年1月 - 至今", "2020-01"],
  ["職務経歴", "株式会社マラム\t経理主任\n2020年1月～現在", "2020-01"],
  ["الخبرة العملية", "محاسب، شركة مرام، القاهرة\nيناير 2020 - حتى الآن", "2020-01"],
])("a post under %s is read with its title, employer and dates", (heading, work, start) => {
  const parsed = parseResume(documentFrom(`${head}${heading}\n${work}`), { today });
  const [role] = parsed.roles;
  const first = work.split(/\n/)[0] ?? "";
  expect(role?.start).toBe(start);
  expect(role?.isCurrent).toBe(true);
  expect(role?.title).not.toBeNull();
  expect(role?.company).not.toBeNull();
  expect(first).toContain(role?.title);
  expect(first).toContain(role?.company);
});

test("a post that was held twice counts both times", () => {
  const work =
    "Event Coordinator, Marram Events Ltd, Bristol\nJan 2012 - Dec 2012, May 2014 - Aug 2014\n- Conferences.";
  expect(jobs(work)).toEqual([
    "Event Coordinator | Marram Events Ltd | 2014-05 | 2014-08",
    "Event Coordinator | Marram Events Ltd | 2012-01 | 2012-12",
  ]);
});

test("what may be read in two ways says so", () => {
  const glued = parseResume(documentFrom(`${head}EXPERIENCE\nMarram Gorse\nJan 2020 - Present`), {
    today,
  });
  const plain = parseResume(
    documentFrom(`${head}EXPERIENCE\nPayroll Officer, Marram Care Ltd, Leeds\nJan 2020 - Present`),
    { today },
  );
  expect(glued.roles[0]?.confidence).toBeLessThan(plain.roles[0]?.confidence ?? 0);
});

test("a sign before a heading leaves it a heading", () => {
  for (const sign of ["■", "➤", "•"]) {
    const text = `${head}${sign} EXPERIENCE\nAccountant, Marram Care, Chatham\nJan 2020 - Present\n- Ledgers.\n\n${sign} SKILLS\nSage, Xero`;
    const parsed = parseResume(boldDocumentFrom(text, []), { today });
    expect(
      parsed.skills.map(({ skill }) => skill),
      sign,
    ).toContain("Xero");
    expect(parsed.roles, sign).toHaveLength(1);
  }
});

test("a date on a bullet of its own dates the post below it", () => {
  expect(
    jobs(
      "- January 2017 – present\n\tWard Sister\n\tCity Hospital, Leeds\n\tLeads twelve nurses.\n\n- 2010 – 2016\n\tStaff Nurse\n\tNorth Clinic, York",
    ),
  ).toEqual([
    "Ward Sister | City Hospital | 2017-01 | now",
    "Staff Nurse | North Clinic | 2010 | 2016",
  ]);
});

test("labels of a printed form are read with only a narrow gap behind them", () => {
  expect(
    jobs(
      "- Date (da – a) Da gennaio 2016 a oggi\n- Nome e indirizzo del datore di lavoro Forno Neri S.r.l.\n- Tipo di impiego Capoturno\n- Date (da – a) 2009 – 2015\n- Nome e indirizzo del datore di lavoro Plastica Bo S.n.c.\n- Tipo di impiego Operatore CNC",
      "ESPERIENZA LAVORATIVA",
    ),
  ).toEqual([
    "Capoturno | Forno Neri S.r.l. | 2016-01 | now",
    "Operatore CNC | Plastica Bo S.n.c. | 2009 | 2015",
  ]);
});

test("an occupation in the feminine form is a title, and a signature is no post", () => {
  expect(
    jobs(
      "Elektromonteurin\nElektrobud, Charkiw\t2013 bis 2022\n- Wartung von Pumpen\n\nSonstiges\nFührerschein\tB\nFuldatal, im November 2022",
      "BERUFSERFAHRUNG",
    ),
  ).toEqual(["Elektromonteurin | Elektrobud | 2013 | 2022"]);
});

test("labels From and To date a post together, under a heading with a remark", () => {
  expect(
    jobs(
      "Employer: Aire Coaches Ltd\nJob title: Workshop Foreman\nFrom: 03/2020\nTo: present\nMain duties: Runs the workshop.\n\nEmployer: Leeds Transport\nJob title: Fitter\nFrom: 09/2013\nTo: 02/2020",
      "EMPLOYMENT HISTORY (most recent first)",
    ),
  ).toEqual([
    "Workshop Foreman | Aire Coaches Ltd | 2020-03 | now",
    "Fitter | Leeds Transport | 2013-09 | 2020-02",
  ]);
});

test("an unknown title between known ones is a post, and retirement is none", () => {
  expect(
    jobs(
      "2021 – 2023 — Professeur de violon, École de musique\n2018 – 2020 — Intervenant en milieu scolaire, Communauté du Lauragais\n2016 – 2018 — Professeur de piano, École de Muret",
      "ENSEIGNEMENT",
    ),
  ).toEqual([
    "Professeur de violon | École de musique | 2021 | 2023",
    "Intervenant en milieu scolaire | Communauté du Lauragais | 2018 | 2020",
    "Professeur de piano | École de Muret | 2016 | 2018",
  ]);
  expect(
    jobs(
      "seit 10/2022\tRentner\n1992 - 2022\tSchlosser, Werk Nord GmbH\n1991 - 1992\tarbeitslos, Umschulung",
      "BERUFLICHER WERDEGANG",
    ),
  ).toEqual(["Schlosser | Werk Nord GmbH | 1992 | 2022"]);
});
