import type {
  CorrectedEducation,
  CorrectedRole,
} from "@resume-picker/domain/candidates/correction";
import { spanText } from "../candidate-text.ts";
import type { Entry } from "./use-corrections.ts";

// The server gives each value in the shape of its field (domain/candidates/correction).
export const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
export const roleOf = (value: unknown) => value as CorrectedRole | null;
export const educationOf = (value: unknown) => value as CorrectedEducation | null;

/** "Backend Engineer, Paystack · Mar 2021 – present" */
export function datedText(field: "role" | "education", value: unknown): string {
  const names =
    field === "role"
      ? [roleOf(value)?.title, roleOf(value)?.company]
      : [educationOf(value)?.degree, educationOf(value)?.institution];
  const dates = value as Pick<CorrectedRole, "start" | "end" | "isCurrent">;
  const { start: startDate, end: endDate, isCurrent } = dates;
  const span = spanText({ startDate, endDate, isCurrent });
  return `${names.filter(Boolean).join(", ")} · ${span}`;
}

export const fieldLabels: Record<Entry["field"], string> = {
  name: "Name",
  email: "E-mail",
  phone: "Phone",
  location: "Location",
  headline: "Headline",
  yearsExperience: "Years of experience",
  skill: "Skills",
  role: "Roles",
  education: "Education",
  certification: "Certifications",
  language: "Languages",
  link: "Links",
};
