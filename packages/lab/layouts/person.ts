import { z } from "zod";
import { readData } from "../harness/read-data.ts";

/** `2019-03` or `2019`. */
const Day = z.string().regex(/^\d{4}(?:-\d{2})?$/);

const Post = z.tuple([
  z.string().describe("title"),
  z.string().describe("company"),
  z.string().describe("place"),
  Day,
  Day.nullable(),
  z.array(z.string()),
]);

export const Person = z.strictObject({
  name: z.string(),
  /** Written before the name: "Dr." */
  prefix: z.string().optional(),
  /** Written after the name: "RN, MSc". */
  letters: z.string().optional(),
  email: z.string(),
  phone: z.string(),
  town: z.string(),
  headline: z.string(),
  summary: z.string(),
  /** Newest first, as title, company, place, start, end and bullet points. */
  roles: z.array(Post).min(3),
  /** Leave, care and travel, which count as neither work nor gaps. */
  breaks: z.array(z.tuple([z.string(), Day, Day])).default([]),
  /** Degree, school, place, start and end. */
  education: z.array(z.tuple([z.string(), z.string(), z.string(), Day, Day])).min(1),
  skills: z.array(z.string()).min(3),
  spoken: z.array(z.tuple([z.string(), z.string()])).min(1),
});
export type Person = z.infer<typeof Person>;

export const readPeople = (language: string): Person[] =>
  readData(`layouts/people/${language}`, z.array(Person));
