import { z } from "zod";
import { readData } from "../harness/read-data.ts";

const Wordings = z.array(z.string()).min(1);
const Months = z.array(z.string()).length(12);

/** A language's headings, labels and date formats. */
export const Words = z.strictObject({
  months: Months,
  shortMonths: Months,
  /** Inflected months after "since" and "from", if different. */
  monthsSince: Months.optional(),
  /** Inflected months after "to", if different again. */
  monthsUntil: Months.optional(),
  longDate: z.string().default("{month} {year}"),
  shortDate: z.string().default("{month} {year}"),
  longYear: z.string().default("{year}"),
  /** Starting in December, by quarters of the year. */
  seasons: z.array(z.string()).length(4),
  seasonDate: z.string().default("{season} {year}"),
  quarter: z.string(),
  present: Wordings,
  since: z.string(),
  rangeTo: z.string(),
  fromTo: z.string(),
  titleAt: z.string(),
  sentence: z.strictObject({ past: z.string(), single: z.string(), present: z.string() }),
  headings: z.strictObject({
    summary: Wordings,
    roles: Wordings,
    education: Wordings,
    skills: Wordings,
    languages: Wordings,
    contact: Wordings,
    talks: Wordings,
    papers: Wordings,
    grants: Wordings,
    courses: Wordings,
    hobbies: Wordings,
    references: Wordings,
  }),
  linkedIn: z.strictObject({
    contact: z.string(),
    skills: z.string(),
    languages: z.string(),
    summary: z.string(),
    roles: z.string(),
    education: z.string(),
    page: z.string(),
  }),
  labels: z.strictObject({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    title: Wordings,
    company: Wordings,
    place: Wordings,
    dates: Wordings,
    from: z.string(),
    to: z.string(),
    duties: z.string(),
    degree: z.string(),
    school: z.string(),
    document: z.string(),
  }),
  updated: z.string(),
  /** Dated lines that aren't roles, including their dates. */
  talks: Wordings,
  papers: Wordings,
  grants: Wordings,
  courses: Wordings,
  hobbies: Wordings,
  references: Wordings,
});
export type Words = z.infer<typeof Words>;

export const readWords = (language: string): Words => readData(`layouts/words/${language}`, Words);
