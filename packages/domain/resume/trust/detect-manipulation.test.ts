import { expect, test } from "vitest";
import { findPastedPosting } from "./find-pasted-posting.ts";
import { findStuffing } from "./find-stuffing.ts";
import { parseResume } from "../parse-resume.ts";
import { redactIdentity } from "../redaction/redact-identity.ts";
import { documentFrom } from "../testing/testing-document.ts";

const today = "2026-06-15";
const cv = `Kim Vale
kim@example.com

Experience
Clerk, Old Bank   2018 – present
- Kept the files of four departments in order

Skills
Excel, Filing`;

const postings: Record<string, string> = {
  English:
    "We are looking for a backend engineer.\nRequirements\n- Kubernetes and Terraform\n- 5 years of Java\nNice to have\n- Kafka\nWe offer\n- Good coffee",
  terse: "You run our Kubernetes fleet and keep Terraform tidy. Java is a must, Kafka is a plus.",
  German:
    "Wir suchen einen Entwickler.\nIhre Aufgaben\n- Kubernetes und Terraform betreiben\nIhr Profil\n- Java, Kafka von Vorteil\nWir bieten\n- Guten Kaffee",
  French:
    "Nous recherchons un développeur.\nVotre profil\n- Java, Kubernetes\nNous offrons\n- Café",
};

test.each(Object.entries(postings))(
  "a posting pasted into a CV earns nothing and is shown: %s",
  (_, posting) => {
    const document = documentFrom(`${cv}\n\n${posting}`);
    const parsed = parseResume(document, { today });
    expect(parsed.skills.map(({ skill }) => skill)).toEqual(
      parseResume(documentFrom(cv), { today }).skills.map(({ skill }) => skill),
    );
    expect(parsed.warnings.map(({ code }) => code)).toContain("manipulation");
    expect(redactIdentity(document, parsed).join("\n")).not.toMatch(/Kubernetes|Kafka/);
  },
);

test("what a CV says of itself is no posting", () => {
  for (const line of [
    "You can find my portfolio at kim.example",
    "Responsibilities:",
    "Requirements engineering for a bank: looked for gaps, wrote 40 user stories",
    "Benefits",
    "Qualifications",
  ]) {
    expect(findPastedPosting(documentFrom(`${cv}\n\n${line}\n- Led a team of six`))).toEqual([]);
  }
});

const praises: Record<string, string> = {
  "with quotation marks": `2 people have recommended Kim
"Do you want a colleague who listens before she speaks? You found her in Kim. Even with a full
team you would be well advised to make room, and you will thank me within a month. If you are
looking for someone to build a team around, you should call her today!"
— Ben Pell, Residence Director, managed Kim at Lakeside University`,
  "without them": `Recommendations
You will not find a more reliable clerk, and you will enjoy every day with Kim. You should hire her.
You can ask me at any time. Ben Pell, Old Bank`,
  "that names a skill or two": `"You need somebody who knows Excel by heart? You have found her. You can trust her with SAP, and
you will never look back."
– Lucy Grey, Head of Accounts`,
  "in German": `Empfehlungen
„Sie suchen jemanden, der zuhört? Sie haben ihn gefunden. Sie werden es nicht bereuen, und Sie
sparen sich viel Zeit. Wir bieten ihm jederzeit eine Stelle."`,
};

test.each(Object.entries(praises))(
  "a colleague's recommendation is no posting: %s",
  (_, praise) => {
    const parsed = parseResume(documentFrom(`${cv}\n\n${praise}`), { today });
    expect(parsed.warnings.map(({ code }) => code)).not.toContain("manipulation");
  },
);

test("words to clients on a freelancer's CV are no posting", () => {
  const offer =
    "What you get\nYou tell me what you need, and you will hear from me within a day. You decide when we begin.";
  expect(findPastedPosting(documentFrom(`${cv}\n\n${offer}`))).toEqual([]);
});

test("a posting in quotation marks is one all the same", () => {
  const posting = Object.values(postings)[1] ?? "";
  const parsed = parseResume(documentFrom(`${cv}\n\n"${posting}"`), { today });
  expect(parsed.warnings.map(({ code }) => code)).toContain("manipulation");
  const line = documentFrom(`${cv}\n\n"${posting}"`).lines.findIndex(({ text }) =>
    text.includes("Kubernetes"),
  );
  expect(parsed.leftOut).toContain(line);
});

test("the same keywords over and over are stuffing, in one line or in many", () => {
  const keywords = "Kubernetes Terraform Kafka Java";
  expect(findStuffing(documentFrom(`${cv}\n${`${keywords} `.repeat(5)}`))).toHaveLength(1);
  const many = findStuffing(documentFrom(`${cv}\n\n${`${keywords}\n`.repeat(5)}`));
  expect(many).toHaveLength(1);
  expect(many[0]).toHaveLength(5);
});

test("alike lines with different facts, and one employer named often, are no stuffing", () => {
  const awards = [2013, 2014, 2017, 2018, 2020]
    .map((year, at) => `${year}   Finalist, City ${2 + at}th Hacking Contest World Final`)
    .join("\n");
  const roles = [2010, 2013, 2016, 2019]
    .map((year) => `Acme Corporation, Springfield, Illinois, USA\nManager   ${year} – ${year + 2}`)
    .join("\n- Did this and that\n\n");
  expect(findStuffing(documentFrom(`${cv}\n\n${awards}\n\n${roles}`))).toEqual([]);
});

test("licences that differ in their class, empty rows of a template and the same post thrice are no stuffing", () => {
  const licences = ["AM", "A1", "A2", "A", "B", "BE", "C1", "C"]
    .map((kind) => `- Driving licence of category ${kind}`)
    .join("\n");
  const nurses = ["Ohio", "Texas", "Utah", "Iowa", "Maine", "Idaho", "Nevada", "Kansas"]
    .map((state) => `- Registered Nurse License, State Board of Nursing, ${state}`)
    .join("\n");
  const letters = ["A", "B", "C", "D", "E", "F", "G", "H"]
    .map((kind) => `- Führerschein der Klasse ${kind}`)
    .join("\n");
  const rows = "Company Name   Job Title   City, State\n".repeat(6);
  const roles = "Seasonal Picker, Green Farm, Ely   2019 – 2020\n".repeat(3);
  for (const text of [licences, nurses, letters, rows, roles]) {
    expect(findStuffing(documentFrom(`${cv}\n\n${text}`)), text).toEqual([]);
  }
});

test.each([
  ["2015 – 2017", "2017 – 2019", "2019 – 2021"],
  ["2015", "2017", "2019"],
  ["Summer 2015", "Summer 2016", "Summer 2017"],
  ["January 2015 – May 2016, Berlin", "June 2016 – May 2018, Berlin", "June 2018 – today, Berlin"],
])("three equal posts with their years below are a career and no stuffing: %s", (...years) => {
  const roles = years.map((year) => `Software Developer Java Python Acme Ltd\n${year}`).join("\n");
  const parsed = parseResume(
    documentFrom(`${cv.split("Experience")[0] ?? ""}Experience\n${roles}`),
    {
      today,
    },
  );
  expect(parsed.warnings.map(({ code }) => code)).not.toContain("manipulation");
  expect(parsed.roles).toHaveLength(3);
});
