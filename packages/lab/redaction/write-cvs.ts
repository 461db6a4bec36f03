import { z } from "zod";
import { readData } from "../harness/read-data.ts";
import { nameOrigins } from "../names/name-origins.ts";

const texts = z.array(z.string());
const parts = readData(
  "redaction/cvs",
  z.strictObject({
    handles: texts,
    han: texts,
    streets: texts,
    towns: texts,
    roles: z.array(z.strictObject({ title: z.string(), employer: z.string() })),
    schools: texts,
    packages: texts,
  }),
);

const kinds = [
  "whole",
  "single",
  "lower case",
  "with y",
  "Chinese",
  "whole",
  "lower case",
] as const;

/** An invented CV with everything that must not be sent, and the words that must be kept. */
export type SecretCv = {
  /** The kind of name, whether the CV starts with contact details, and how it begins. */
  kind: string;
  name: string;
  secrets: { what: string; text: string }[];
  /** Titles, employers and schools. */
  kept: string[];
  text: string;
};

type Person = { name: string; given: string; family: string; handle: string; contact: string[] };

/** Beginnings of a CV. */
const heads: readonly ((person: Person, title: string) => string[])[] = [
  ({ name, contact }) => [name, ...contact],
  ({ name, contact }, title) => [title, name, ...contact],
  ({ name, contact }) => ["CURRICULUM VITAE", "", name, ...contact],
  ({ name, contact: [first = "", ...rest] }) => [`${name}\t${first}`, ...rest],
  ({ name, contact }) => [...contact, name],
  ({ name, contact }) => [name.toUpperCase(), ...contact],
  ({ name, contact }, title) => [`${name} – ${title}`, ...contact],
  ({ name, contact }, title) => ["Resume", title, ...contact, "", name],
];

/** Reduces a name to the letters of an email address. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[^A-Za-z]/gu, "")
    .toLowerCase();

const pick = <T>(list: readonly T[], at: number): T => {
  const one = list[at % list.length];
  if (one === undefined) throw new Error("The list is empty.");
  return one;
};

const orcidAt = (at: number) =>
  `0000-000${1 + (at % 3)}-${1825 + ((at * 7) % 8000)}-${1000 + (at % 9000)}`;

function nameAt(at: number, kind: (typeof kinds)[number]): { given: string; family: string } {
  if (kind === "Chinese") return { given: pick(parts.han, at), family: "" };
  const origin = kind === "with y" ? nameOrigins["Hispanic"] : pick(Object.values(nameOrigins), at);
  if (origin === undefined) throw new Error("There are Hispanic names.");
  const { given, family } = origin;
  const step = at + Math.floor(at / 12);
  if (kind === "single") return { given: pick(given, step), family: "" };
  if (kind === "with y") {
    return {
      given: pick(given, step),
      family: `${pick(family, step)} y ${pick(family, step + 4)}`,
    };
  }
  const name = { given: pick(given, step), family: pick(family, step * 5) };
  if (kind !== "lower case") return name;
  return { given: name.given.toLowerCase(), family: name.family.toLowerCase() };
}

function writeCv(at: number): SecretCv {
  const kind = pick(kinds, at);
  const withContact = Math.floor(at / kinds.length) % 2 === 0;
  const { given, family } = nameAt(at, kind);
  const name = [given, family].filter((word) => word !== "").join(" ");
  const isNamed = plain(name).length > 7 && at % 2 === 0;
  const handle = isNamed ? plain(name) : pick(parts.handles, at);
  const orcid = orcidAt(at);
  const [street, town, phone] = [
    pick(parts.streets, at),
    pick(parts.towns, at),
    `+1 555 010${at % 10} ${20 + at}`,
  ];
  const contact = withContact
    ? [
        `${street}, ${town}`,
        `${handle}@example.org | ${phone}`,
        `github.com/${handle} | ORCID ${orcid}`,
      ]
    : [];
  const [now, before] = [pick(parts.roles, at), pick(parts.roles, at + 3)];
  const school = pick(parts.schools, at);
  const [tool, other] = [pick(parts.packages, at), pick(parts.packages, at + 1)];
  const head = pick(heads, at)({ name, given, family, handle, contact }, now.title);
  const text = [
    ...head,
    "",
    "EXPERIENCE",
    "",
    `${now.title}, ${now.employer}`,
    "Mar 2021 – Present",
    `- Praised as ${given} by the whole team`,
    `- Released ${handle}/${tool}, used by four other teams`,
    "",
    `${before.title}, ${before.employer}`,
    "Mar 2017 – Feb 2021",
    `- Published @${handle}/${other} and kept it up to date`,
    `- Trained by the team of ${name}`,
    "",
    ...(at % 3 === 0 ? [name.toUpperCase(), ""] : []),
    "EDUCATION",
    "",
    `Diploma, ${school}, 2016`,
    "",
    "PUBLICATIONS",
    "",
    `- ${name}: Notes on steady work, 2019. ORCID: ${orcid}`,
    `- Talks on Skype, live:${handle}`,
    ...(at % 4 === 1 ? ["", "Yours sincerely", name] : []),
  ].join("\n");
  const words = name.split(" ").filter((word) => word.length > 2);
  return {
    kind: `${kind}, ${withContact ? "with" : "without"} contacts, head ${1 + (at % heads.length)}`,
    name,
    secrets: [
      ...words.map((word) => ({ what: "name", text: word })),
      { what: "handle", text: handle },
      { what: "ORCID", text: orcid },
      ...(withContact
        ? [
            { what: "address", text: street },
            { what: "address", text: town.split(" ")[0] ?? "" },
            { what: "phone", text: phone },
            { what: "e-mail", text: "example.org" },
          ]
        : []),
    ],
    kept: [now.title, now.employer, before.title, before.employer, school],
    text,
  };
}

/** Writes `count` CVs of a series. Another `from` gives different CVs. */
export function writeSecretCvs(count: number, from = 0): SecretCv[] {
  return Array.from({ length: count }, (_, at) => writeCv(from + at));
}
