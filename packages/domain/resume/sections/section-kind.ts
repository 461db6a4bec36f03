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

/** The topic of a CV section. `header` is everything above the first heading. */
export type SectionKind = (typeof sectionKinds)[number];
