import type { StructuredCv, StructuredEntry } from "./write-cv.ts";

/**
 * Parses a CV in the format of jsonresume.org (schema 1.0.0); null for any other JSON. Fields whose
 * type differs from the schema are left out.
 */
export function readJsonResume(text: string): StructuredCv | null {
  const resume = parse(text);
  const basics = objectOf(resume.basics);
  if (textOf(basics.name) === "") return null;
  const place = objectOf(basics.location);
  return {
    name: textOf(basics.name),
    headline: textOf(basics.label),
    contact: [
      ...[textOf(basics.email), textOf(basics.phone), textOf(place.city), textOf(basics.url)],
      ...listOf(basics.profiles).map(({ url }) => textOf(url)),
    ],
    summary: textOf(basics.summary),
    work: listOf(resume.work).map((job) => ({
      ...datesOf(job),
      title: textOf(job.position),
      organisation: textOf(job.name) || textOf(job.company),
      lines: [textOf(job.summary), ...textsOf(job.highlights)],
    })),
    education: listOf(resume.education).map((study) => ({
      ...datesOf(study),
      title: [textOf(study.studyType), textOf(study.area)].filter(Boolean).join(" "),
      organisation: textOf(study.institution),
      lines: textsOf(study.courses),
    })),
    skills: listOf(resume.skills).flatMap(({ name, keywords }) => [
      textOf(name),
      ...textsOf(keywords),
    ]),
    languages: listOf(resume.languages).map(({ language, fluency }) =>
      textOf(fluency) === "" ? textOf(language) : `${textOf(language)} (${textOf(fluency)})`,
    ),
    certificates: listOf(resume.certificates).map(({ name, issuer }) =>
      [textOf(name), textOf(issuer)].filter(Boolean).join(", "),
    ),
  };
}

type Fields = Record<string, unknown>;

function parse(text: string): Fields {
  try {
    return objectOf(JSON.parse(text));
  } catch {
    return {};
  }
}

const objectOf = (value: unknown): Fields =>
  // Any field of an object can be accessed.
  typeof value === "object" && value !== null ? (value as Fields) : {};

const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(objectOf) : []);

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : []);

const datesOf = ({ startDate, endDate }: Fields): Pick<StructuredEntry, "start" | "end"> => ({
  start: textOf(startDate),
  end: textOf(endDate),
});
