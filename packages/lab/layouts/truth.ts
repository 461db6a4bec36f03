import { benchDay } from "../personas/compose.ts";
import { knownDate } from "./compose/dates.ts";
import { monthNumber } from "./compose/posts.ts";
import type { Person } from "./person.ts";
import type { Template } from "./template.ts";

export type LayoutTruth = {
  /** All correct forms of the name, with and without its prefix. */
  names: string[];
  email: string;
  /** Newest first. */
  roles: { title: string; company: string; place: string; start: string; end: string | null }[];
  /** The school including its town is also correct. */
  education: { degree: string; school: string; town: string; start: string; end: string }[];
  skills: string[];
  spoken: string[];
  /** Undefined if the CV gives some dates only as years. */
  years: number | undefined;
};

/** Returns what a person reads in the CV, with dates as precise as this template writes them. */
export function writeTruth(person: Person, { dates }: Template): LayoutTruth {
  const { name, prefix } = person;
  const known = (date: string): string => knownDate(date, dates.form);
  const roles = person.roles.map(([title, company, place, start, end]) => {
    return { title, company, place, start: known(start), end: end === null ? null : known(end) };
  });
  return {
    names: prefix === undefined ? [name] : [name, `${prefix} ${name}`],
    email: person.email,
    roles,
    education: person.education.map(([degree, school, town, start, end]) => {
      return { degree, school, town, start: known(start), end: known(end) };
    }),
    skills: person.skills,
    spoken: person.spoken.map(([language]) => language),
    years: roles.every(({ start, end }) => start.length > 4 && (end ?? start).length > 4)
      ? countYears(roles)
      : undefined,
  };
}

/** Counts years of work by month. Months with two simultaneous roles count once. */
function countYears(roles: readonly { start: string; end: string | null }[]): number {
  const months = new Set(
    roles.flatMap(({ start, end }) => {
      const first = monthNumber(start);
      const count = monthNumber(end ?? benchDay) - first + 1;
      return Array.from({ length: count }, (_, at) => first + at);
    }),
  );
  return Math.round((months.size / 12) * 10) / 10;
}
