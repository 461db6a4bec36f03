import { expect, test } from "vitest";
import { wordsOf } from "../../lexicon/lexicon.ts";
import { people } from "../lexicon/people.gen.ts";
import { parseResume } from "../parse-resume.ts";
import { documentFrom } from "../testing/testing-document.ts";

const today = "2026-06-15";
const contactsOf = (text: string, changes: Parameters<typeof documentFrom>[1] = {}) => {
  const { name, email, phone } = parseResume(documentFrom(text, changes), { today });
  return { name: name?.value, email: email?.value, phone: phone?.value };
};

/** Headings in one language, and the words that introduce another person in such a CV. */
type Language = { work: string; school: string; references: string; introduced: string[] };

const languages: Record<string, Language> = {
  English: {
    work: "EXPERIENCE",
    school: "EDUCATION",
    references: "REFERENCES",
    introduced: ["Supervisor:", "Thesis adviser:", "Contact:", "Reporting to", "Referee:"],
  },
  German: {
    work: "BERUFSERFAHRUNG",
    school: "AUSBILDUNG",
    references: "REFERENZEN",
    introduced: ["Vorgesetzte:", "Betreuerin:", "Ansprechpartnerin:", "Kontakt:", "Doktormutter:"],
  },
  French: {
    work: "EXPÉRIENCE PROFESSIONNELLE",
    school: "FORMATION",
    references: "RÉFÉRENCES",
    introduced: ["Responsable hiérarchique :", "Directrice de thèse :", "Maître de stage :"],
  },
  Spanish: {
    work: "EXPERIENCIA LABORAL",
    school: "FORMACIÓN",
    references: "REFERENCIAS",
    introduced: ["Jefa directa:", "Directora de tesis:", "Persona de contacto:", "Tutora:"],
  },
  Portuguese: {
    work: "EXPERIÊNCIA PROFISSIONAL",
    school: "FORMAÇÃO ACADÉMICA",
    references: "REFERÊNCIAS",
    introduced: ["Orientadora:", "Superior imediato:", "Pessoa de contacto:"],
  },
  Italian: {
    work: "ESPERIENZA PROFESSIONALE",
    school: "ISTRUZIONE",
    references: "REFERENZE",
    introduced: ["Relatrice:", "Responsabile diretta:", "Tutor aziendale:"],
  },
  Dutch: {
    work: "WERKERVARING",
    school: "OPLEIDING",
    references: "REFERENTIES",
    introduced: ["Leidinggevende:", "Scriptiebegeleider:", "Contactpersoon:"],
  },
};

const inLanguages = Object.entries(languages);
const written = inLanguages.flatMap(([language, { introduced }]) =>
  introduced.map((words) => [language, words] as const),
);

const cv = ({ work, school }: Language, { role = "", degree = "", end = "" }) =>
  `Amelia Frost
12 Mill Lane, Leeds

${work}
Payroll Officer, Medway Care, Chatham
01/2020 - 03/2024
${role}

${school}
BSc Biology, Lakeside University, 2012
${degree}

${end}`;

const languageOf = (name: string) => languages[name] ?? never();
const never = (): never => {
  throw new Error("No such language.");
};

test.each(written)("%s: nobody writes to the person behind '%s'", (language, words) => {
  const oneLine = `${words} Dr Lucy Grey, lucy.grey@medway.example.com, +44 1634 555 0124`;
  const below = `${words} Dr Lucy Grey\nlucy.grey@medway.example.com\n+44 1634 555 0124`;
  for (const text of [oneLine, below]) {
    for (const where of [{ role: text }, { degree: text }]) {
      const found = contactsOf(cv(languageOf(language), where));
      expect(found).toEqual({ name: "Amelia Frost", email: undefined, phone: undefined });
    }
  }
});

test.each(inLanguages)("%s: nobody writes to a referee", (_, language) => {
  const end = `${language.references}
Dr Lucy Grey, Head of Payroll, Medway Care
lucy.grey@medway.example.com, 01634 555 0124
Tom Hale
+44 7700 900456   tom@hale.example.com`;
  expect(contactsOf(cv(language, { end }))).toEqual({
    name: "Amelia Frost",
    email: undefined,
    phone: undefined,
  });
});

test.each(inLanguages)("%s: the own address counts, wherever it is", (_, language) => {
  const referee = `${language.references}\nDr Lucy Grey, lucy.grey@medway.example.com, +44 1634 555 0124`;
  const own = { email: "a.frost82@example.com", phone: "07700 900127" };
  const contacts = `${own.email}\n${own.phone}`;
  const text = cv(language, { end: referee });
  const expected = { name: "Amelia Frost", ...own };
  expect(contactsOf(text.replace("12 Mill Lane", `${contacts}\n12 Mill Lane`))).toEqual(expected);
  expect(contactsOf(cv(language, { end: contacts }))).toEqual(expected);
  expect(contactsOf(cv(language, { end: `${contacts}\n\n${referee}` }))).toEqual(expected);
});

test("a referee under a heading that no list knows stays somebody else", () => {
  const end =
    "PEOPLE WHO KNOW MY WORK\nDr Lucy Grey, Medway Care\nlucy.grey@medway.example.com\n01634 555 0124";
  const { email, phone } = contactsOf(cv(languageOf("English"), { end }));
  expect({ email, phone }).toEqual({ email: undefined, phone: undefined });
});

test("a CV without headings keeps its own address and not its supervisor's", () => {
  const roles = `Payroll Officer, Medway Care, Chatham   01/2020 - 03/2024
Supervisor: Lucy Grey, lucy.grey@medway.example.com
Payroll Assistant, Dock Ltd   01/2016 - 12/2019
Manager Tom Hale, tom.hale@dock.example.com, 01634 555 0199`;
  expect(contactsOf(`Amelia Frost\n${roles}`)).toEqual({
    name: "Amelia Frost",
    email: undefined,
    phone: undefined,
  });
  const own = "office@frost-payroll.example.com";
  expect(contactsOf(`Amelia Frost\n${own}\n${roles}`).email).toBe(own);
});

test("a link behind a referee's name is not the candidate's address", () => {
  const end = "REFERENCES\nDr Lucy Grey, Head of Payroll";
  const link = (address: string) => [{ url: `mailto:${address}`, text: "", page: 1 }];
  const text = cv(languageOf("English"), { end });
  const found = (address: string) => contactsOf(text, { links: link(address) }).email;
  expect(found("lucy.grey@medway.example.com")).toBeUndefined();
  expect(found("amelia@example.com")).toBe("amelia@example.com");
});

test("an address cut in two lines is read whole", () => {
  const text = `Owen Pugh
owen.pugh.accounting.services@very-long-
company-name.example.com
07700 900127

EXPERIENCE
Staff Nurse, Hillcrest Hospital, Dallas, TX
Jan 2020 - Present`;
  expect(contactsOf(text)).toEqual({
    name: "Owen Pugh",
    email: "owen.pugh.accounting.services@very-long-company-name.example.com",
    phone: "07700 900127",
  });
});

test("every word that introduces somebody else does so", () => {
  for (const word of wordsOf(people, "other")) {
    const text = `Amelia Frost\n${word}: Lucy Grey, l.grey@medway.example.com, +44 1634 555 0124`;
    const { email, phone } = contactsOf(text);
    expect({ word, email, phone }).toEqual({ word, email: undefined, phone: undefined });
  }
});
