/** The CV of an invented person, without a layout. All e-mail addresses use example domains. */
export type Persona = {
  fileName: string;
  layout: Layout;
  dates: DateStyle;
  name: string;
  headline: string;
  email: string;
  phone: string;
  place: string;
  links: string[];
  summary: string;
  skills: SkillGroup[];
  roles: Role[];
  education: Education[];
  certifications: string[];
  languages: string[];
  headings: Headings;
  /** Invisible white text, as some applicants add. */
  hiddenText?: string;
};

export type Layout =
  | "pdf-classic"
  | "pdf-centred"
  | "pdf-dates-left"
  | "pdf-sidebar"
  | "pdf-columns"
  | "docx"
  | "docx-table"
  | "txt";

export type DateStyle = "Mar 2021" | "March 2021" | "03/2021" | "2021";

export type SkillGroup = { label: string; names: string[] };

export type Role = {
  title: string;
  company: string;
  place: string;
  /** `YYYY-MM` */
  from: string;
  /** null for a current role */
  to: string | null;
  points: string[];
};

export type Education = { degree: string; school: string; from: string; to: string };

export type Headings = {
  summary: string;
  skills: string;
  roles: string;
  education: string;
  certifications: string;
  languages: string;
  contact: string;
  present: string;
};

export const english: Headings = {
  summary: "Profile",
  skills: "Skills",
  roles: "Experience",
  education: "Education",
  certifications: "Certifications",
  languages: "Languages",
  contact: "Contact",
  present: "Present",
};

export const german: Headings = {
  summary: "Profil",
  skills: "Kenntnisse",
  roles: "Berufserfahrung",
  education: "Ausbildung",
  certifications: "Zertifikate",
  languages: "Sprachen",
  contact: "Kontakt",
  present: "heute",
};
