/** The common content of the formats for structured CVs. Any field may be empty. */
export type StructuredCv = {
  name: string;
  headline: string;
  /** Email, phone, location and links. */
  contact: readonly string[];
  summary: string;
  work: readonly StructuredEntry[];
  education: readonly StructuredEntry[];
  skills: readonly string[];
  languages: readonly string[];
  certificates: readonly string[];
};

export type StructuredEntry = {
  /** A role or a degree. */
  title: string;
  organisation: string;
  /** "2021-03", "2021" or empty. */
  start: string;
  /** Empty for a current role. */
  end: string;
  lines: readonly string[];
};

/** Writes the CV as plain text in the usual form, so it is parsed like any other. */
export function writeCv(cv: StructuredCv): string {
  const sections = [
    [cv.name, cv.headline, filled(cv.contact).join(" | ")],
    section("SUMMARY", [cv.summary]),
    section("EXPERIENCE", cv.work.flatMap(writeEntry)),
    section("EDUCATION", cv.education.flatMap(writeEntry)),
    section("SKILLS", [filled(cv.skills).join(", ")]),
    section("LANGUAGES", [filled(cv.languages).join(", ")]),
    section("CERTIFICATIONS", cv.certificates),
  ];
  return sections
    .map((lines) => lines.filter((line) => line !== ""))
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

const filled = (texts: readonly string[]) => texts.map(oneLine).filter((text) => text !== "");

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

const section = (heading: string, lines: readonly string[]): string[] => {
  const content = filled(lines);
  return content.length === 0 ? [] : [heading, ...content];
};

function writeEntry({ title, organisation, start, end, lines }: StructuredEntry): string[] {
  const dates = start === "" && end === "" ? "" : `${writeDate(start)} - ${writeDate(end)}`;
  return [
    filled([title, organisation]).join(", "),
    dates,
    ...filled(lines).map((line) => `- ${line.replace(/^[-•*]\s*/, "")}`),
  ];
}

const months = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];

function writeDate(date: string): string {
  if (date === "") return "Present";
  const [, year = "", month] = /^(\d{4})(?:-(\d{1,2}))?/.exec(date) ?? [];
  if (year === "") return date;
  const name = month === undefined ? undefined : months[Number(month) - 1];
  return name === undefined ? year : `${name} ${year}`;
}
