import { readFileSync } from "node:fs";
import { extractText } from "@resume-picker/adapters/extract-text/extract-text";
import { AppError } from "@resume-picker/domain/errors";
import type { ParsedResume } from "@resume-picker/domain/resume/shape/parsed-resume";
import { lastRole, parseResume } from "@resume-picker/domain/resume/parse-resume";
import type { Reading } from "./tallies.ts";

/**
 * Extracts and parses a file like an upload on the day `today`. A rejected file gives an empty
 * result.
 */
export async function readWithProduct(
  file: string,
  today: string,
): Promise<{ reading: Reading; refused: string | null }> {
  try {
    const document = await extractText(readFileSync(file), file);
    return { reading: toReading(parseResume(document, { today })), refused: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { reading: nothing, refused: error.message };
  }
}

const nothing: Reading = {
  name: null,
  email: null,
  phone: null,
  location: null,
  roles: [],
  lastTitle: null,
  education: [],
  skills: [],
  years: null,
};

function toReading(parsed: ParsedResume): Reading {
  return {
    name: parsed.name?.value ?? null,
    email: parsed.email?.value ?? null,
    phone: parsed.phone?.value ?? null,
    location: parsed.location?.value ?? null,
    roles: parsed.roles.map(({ title, company, start, end }) => ({ title, company, start, end })),
    lastTitle: lastRole(parsed)?.title ?? null,
    education: parsed.education.map(({ degree, institution }) => ({ degree, institution })),
    skills: parsed.skills.map((entry) => entry.skill),
    years: parsed.yearsExperience,
  };
}
