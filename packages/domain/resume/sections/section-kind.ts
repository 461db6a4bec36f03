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

/** The sections in which people give their own contact details. */
export const contactKinds: ReadonlySet<SectionKind> = new Set([
  "header",
  "contact",
  "personal",
  "links",
]);
