import { z } from "zod";
import { readData } from "../harness/read-data.ts";

const yearAndMonth = z.string().regex(/^\d{4}-\d\d$/);

export type PersonaRole = z.infer<typeof PersonaRole>;
const PersonaRole = z.strictObject({
  title: z.string(),
  company: z.string(),
  town: z.string(),
  start: yearAndMonth,
  /** Null for the current role. */
  end: yearAndMonth.nullable(),
  bullets: z.array(z.string()),
});

/** An invented person with everything their CV may contain. */
export type Persona = z.infer<typeof Persona>;
const Persona = z.strictObject({
  language: z.enum(["en", "de", "fr", "es", "pt", "it", "nl"]),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  town: z.string(),
  headline: z.string(),
  summary: z.string(),
  roles: z.array(PersonaRole),
  degree: z.string(),
  school: z.string(),
  studied: z.tuple([yearAndMonth, yearAndMonth]),
  skills: z.array(z.string()),
  spoken: z.array(z.tuple([z.string(), z.string()])),
});

export const personas: readonly Persona[] = [
  "english",
  "german",
  "french",
  "spanish",
  "portuguese",
  "italian",
  "dutch",
].flatMap((language) => readData(`personas/${language}`, Persona.array()));
