import type { Field, Scores } from "./tallies.ts";
import { f1, recall } from "./tallies.ts";

export type Floors = Partial<Record<Field, number>>;

/**
 * The minimum figures for CVs with truth files. `roles` are measured by F1, all others by recall.
 */
export const corpusFloors: Floors = {
  name: 0.95,
  email: 0.985,
  phone: 0.95,
  roles: 0.93,
  title: 0.85,
  company: 0.85,
  dates: 0.95,
  "last role": 0.85,
  skills: 0.9,
};

/** The minimum figures for generated personas in layouts with text. */
export const personaFloors: Floors = {
  name: 0.98,
  email: 0.99,
  phone: 0.98,
  roles: 0.97,
  title: 0.96,
  company: 0.96,
  dates: 0.96,
  years: 0.96,
  skills: 0.96,
};

/** The minimum figures for scans, whose text comes from OCR. */
export const scanFloors: Floors = { name: 0.9, email: 0.9, phone: 0.9, dates: 0.85 };

/** Returns a sentence for each field below its minimum. */
export function findFallen(scores: Scores, floors: Floors): string[] {
  return Object.entries(floors).flatMap(([field, floor]) => {
    // Object.entries loses the key type, which is that of the floors.
    const tally = scores[field as Field];
    const value = field === "roles" ? f1(tally) : recall(tally);
    return value >= floor ? [] : [`${field} is ${value.toFixed(3)}, below its floor of ${floor}`];
  });
}
