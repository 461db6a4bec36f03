export const sectionKinds = [
  "header",
  "contact",
  "personal",
  "summary",
  "experience",
  "volunteer",
  "education",
  "courses",
  "skills",
  "languages",
  "certifications",
  "projects",
  "publications",
  "awards",
  "activities",
  "interests",
  "references",
  "links",
  "other",
] as const;

/** What a section of a CV is about. `header` is what stands above the first heading. */
export type SectionKind = (typeof sectionKinds)[number];
