import { expect, test } from "vitest";
import { parseResume } from "../parse-resume.ts";
import { documentFrom } from "../testing/testing-document.ts";

function rolesOf(text: string): (string | null)[][] {
  const parsed = parseResume(documentFrom(text), { today: "2024-06-15" });
  return parsed.roles.map(({ title, company, location, start, end }) => [
    title,
    company,
    location,
    start,
    end,
  ]);
}

test.each([
  [
    "Spanish accountant",
    "EXPERIENCIA LABORAL\nEnero 2017 - Actualidad\nResponsable de contabilidad\nConstrucciones Pérez e Hijos, S.L. (Madrid)\n- Cierre mensual",
    [
      "Responsable de contabilidad",
      "Construcciones Pérez e Hijos, S.L.",
      "Madrid",
      "2017-01",
      null,
    ],
  ],
  [
    "Portuguese teacher",
    "Experiência Profissional\nColégio Bandeirantes – São Paulo, SP\nProfessora de Matemática | fev/2018 – atual\n- Aulas para o ensino médio",
    ["Professora de Matemática", "Colégio Bandeirantes", "São Paulo, SP", "2018-02", null],
  ],
  [
    "Italian cook in a Europass form",
    "ESPERIENZA LAVORATIVA\n• Date (da – a)   Settembre 2019 – oggi\n• Nome e indirizzo del datore di lavoro   Trattoria da Nello, Bologna\n• Tipo di azienda o settore   Ristorazione\n• Tipo di impiego   Cuoca",
    ["Cuoca", "Trattoria da Nello", "Bologna", "2019-09", null],
  ],
  [
    "Dutch driver",
    "Werkervaring\n2010 – 2016   Chauffeur bestelwagen bij PostNL, Amersfoort\n- Pakketbezorging",
    ["Chauffeur bestelwagen", "PostNL", "Amersfoort", "2010", "2016"],
  ],
  [
    "English chef with 'at'",
    "Employment History\nSous Chef at Brasserie Blanc, Oxford\nJune 2015 — April 2019\n- Menu development",
    ["Sous Chef", "Brasserie Blanc", "Oxford", "2015-06", "2019-04"],
  ],
  [
    "electrician, company first",
    "Work Experience\nNorthside Electrical Ltd   03/2018 – present\nElectrician   Leeds, UK\n- Rewired terraces",
    ["Electrician", "Northside Electrical Ltd", "Leeds, UK", "2018-03", null],
  ],
  [
    "lawyer in one line of bars",
    "Experience\nSenior Associate | Davis & Whitman LLP | New York, NY | Sept. 2017 – 2021-05\n- Drafted motions",
    ["Senior Associate", "Davis & Whitman LLP", "New York, NY", "2017-09", "2021-05"],
  ],
  [
    "Indian engineer in a sentence",
    "Professional Experience\n• Worked as Software Engineer in Mindtree Ltd, Chennai from June 2016 to July 2019.",
    ["Software Engineer", "Mindtree Ltd", "Chennai", "2016-06", "2019-07"],
  ],
  [
    "lecturer whose field follows 'in'",
    "Academic Appointments\n2014–2019   Lecturer in Ecology, University of Leeds",
    ["Lecturer in Ecology", "University of Leeds", null, "2014", "2019"],
  ],
  [
    "cook whose employer has a comma and a town",
    "WORK HISTORY\nLine Cook, 5/2019 - 6/2021\nJoe's Stone Crab, Miami Beach, FL\n• Prepped",
    ["Line Cook", "Joe's Stone Crab", "Miami Beach, FL", "2019-05", "2021-06"],
  ],
  [
    "postdoc with a supervisor",
    "Experience\n2011–2014   Research Fellow, Max Planck Institute (Supervisor: Prof. M. Wikelski)",
    ["Research Fellow", "Max Planck Institute", null, "2011", "2014"],
  ],
  [
    "employer in lower case",
    "Berufserfahrung\nLeiter Controlling\nvoestalpine AG, Linz\nMärz 2015 bis heute",
    ["Leiter Controlling", "voestalpine AG", "Linz", "2015-03", null],
  ],
  [
    "anonymized accountant",
    "Experience\nAccountant\nJuly 2011 to November 2012 Company Name - City , State\n- Reconciled accounts",
    ["Accountant", "Company Name", "City , State", "2011-07", "2012-11"],
  ],
])(
  "a role's title, employer, place and dates each land in their own field: %s",
  (_, text, wanted) => {
    expect(rolesOf(`Jo Miller\njo.miller@example.com\n\n${text}`)).toEqual([wanted]);
  },
);

test("what is left of a sign whose encoding was broken is nobody's title", () => {
  const text =
    "Professional Experience\nMay 2014 to June 2018 Company Name ï¼ City , State\nKept the ledgers of two warehouses and their stock.\n05/2011 to 12/2013\nAccountant\nPell & Rowe Ltd. ï¼ York , UK\n- Closed the books each month.";
  const titles = rolesOf(text).map(([title]) => title);
  expect(titles).toContain("Accountant");
  expect(titles).not.toContain("ï¼");
});

test("a title and its dates begin a role, however long the line that they share with its first sentence", () => {
  const told =
    "Repaired the lamps, wires and meters of all four kite works and kept their drawings.";
  const text = `Experience\nElectrical Foreman 01/2005 to 01/2008 Kite Works\n- Led six people\nElectrician 01/1999 to 01/2004 Kite Works ${told}\n- Laid pipe`;
  expect(rolesOf(text).map(([title, , , start, end]) => [title, start, end])).toEqual([
    ["Electrical Foreman", "2005-01", "2008-01"],
    ["Electrician", "1999-01", "2004-01"],
  ]);
});

test("a form loses no post whose dates are a span in words", () => {
  const post = (title: string, company: string, dates: string): string =>
    `Cargo\t${title}\nEmpresa\t${company}\nPeríodo\t${dates}\n`;
  const text =
    "EXPERIÊNCIA PROFISSIONAL\n" +
    post("Analista de folha", "Lagoa Sistemas Ltda", "desde 03/2021") +
    post("Assistente", "Instituto Mar Azul", "de 01/2018 a 02/2021");
  expect(rolesOf(text).map(([title, , , start, end]) => [title, start, end])).toEqual([
    ["Analista de folha", "2021-03", null],
    ["Assistente", "2018-01", "2021-02"],
  ]);
});

test("the town in brackets behind every title is the town, and a field stays the title's", () => {
  const text =
    "EXPERIENCE\nJan 2020 - Present\nMarram Foods - Payroll Lead (Berlin)\nJan 2016 - Dec 2019\nCalder Mills - Product Owner (Hamburg)\n";
  expect(rolesOf(text).map(([title, , location]) => [title, location])).toEqual([
    ["Payroll Lead", "Berlin"],
    ["Product Owner", "Hamburg"],
  ]);
  expect(
    rolesOf("EXPERIENCE\nJan 2020 - Present\nMarram Foods - Sales Director (EMEA)\n")[0]?.[0],
  ).toBe("Sales Director (EMEA)");
});

test("an employer behind 'at' is the employer, though the title holds a comma", () => {
  const text =
    "EXPERIENCE\nBaker, Night Shift at Village Bakers, Oxford\nJan 2018 - Apr 2021\n- Baked loaves\nPastry Chef at Hotel Montague, Oxford\nJan 2016 - Dec 2017\n- Desserts";
  expect(rolesOf(text)[0]?.slice(0, 3)).toEqual(["Baker, Night Shift", "Village Bakers", "Oxford"]);
});
