import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findDateSpans } from "@resume-picker/domain/resume/dates/read-dates";
import type { BenchFile, Truth, TruthRole } from "./truth.ts";

/** Returns CVs with truth files (`x.pdf` and `x.truth.json`). Empty if the folder doesn't exist. */
export function readTruthFiles(corpus: string): BenchFile[] {
  const folder = join(corpus, "offlinecv");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".truth.json"))
    .sort()
    .map((name) => {
      const id = name.replace(".truth.json", "");
      const raw = JSON.parse(readFileSync(join(folder, name), "utf8")) as OfflineTruth;
      return {
        file: join(folder, `${id}.pdf`),
        id: id.replace("tests_fixtures_pdfs_", ""),
        truth: toTruth(raw),
        groups: {},
      };
    });
}

type OfflineTruth = {
  contact: { full_name?: string; email?: string; phone?: string; location?: string };
  experience: { title: string; company: string; dates?: string }[];
  education: { degree: string; institution: string }[];
  skills: string[];
};

function toTruth(raw: OfflineTruth): Truth {
  const truth: Truth = {
    name: raw.contact.full_name ?? null,
    email: raw.contact.email ?? null,
    phone: raw.contact.phone ?? null,
    roles: raw.experience.map(({ title, company, dates }) => ({
      title,
      company,
      ...readDates(dates),
    })),
    education: raw.education,
  };
  if (raw.contact.location !== undefined) truth.location = raw.contact.location;
  if (raw.skills.length > 0) truth.skills = raw.skills;
  return truth;
}

function readDates(dates: string | undefined): Partial<TruthRole> {
  const [span] = dates === undefined ? [] : findDateSpans(dates);
  if (!span || span.isPlaceholder) return {};
  return { start: span.start, end: span.isCurrent ? null : span.end };
}

/** Returns one person's CV in a dozen layouts, with the JSON each was generated from. */
export function readLayoutFiles(corpus: string): BenchFile[] {
  const folder = join(corpus, "reactive-resume");
  if (!existsSync(folder)) return [];
  const prefix = "apps_client_public_templates_";
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${prefix}json_`))
    .sort()
    .map((name) => {
      const id = name.replace(`${prefix}json_`, "").replace(".json", "");
      const raw = JSON.parse(readFileSync(join(folder, name), "utf8")) as ReactiveResume;
      return {
        file: join(folder, `${prefix}pdf_${id}.pdf`),
        id,
        truth: fromReactive(raw),
        groups: { layout: id },
      };
    });
}

type ReactiveResume = {
  basics: { name: string; email: string; phone: string; location: string };
  sections: {
    experience: { items: { visible: boolean; position: string; company: string; date: string }[] };
    education: { items: { visible: boolean; studyType: string; institution: string }[] };
    skills: { items: { visible: boolean; keywords: string[] }[] };
  };
};

function fromReactive({ basics, sections }: ReactiveResume): Truth {
  return {
    name: basics.name,
    email: basics.email,
    phone: basics.phone,
    location: basics.location,
    roles: sections.experience.items
      .filter((item) => item.visible)
      .map((item) => ({ title: item.position, company: item.company, ...readDates(item.date) })),
    education: sections.education.items
      .filter((item) => item.visible)
      .map((item) => ({ degree: item.studyType, institution: item.institution })),
    skills: sections.skills.items.filter((item) => item.visible).flatMap((item) => item.keywords),
  };
}

/** Returns the files of persons whose CV exists as PDF, DOCX and TXT, by person. */
export function readFormatTriples(corpus: string): Map<string, string[]> {
  const folder = join(corpus, "skillora");
  const persons = new Map<string, string[]>();
  if (!existsSync(folder)) return persons;
  for (const name of readdirSync(folder).sort()) {
    const person = /^test_data_resumes_(.+)\.(?:pdf|docx|txt)$/.exec(name)?.[1];
    if (person !== undefined)
      persons.set(person, [...(persons.get(person) ?? []), join(folder, name)]);
  }
  return persons;
}
