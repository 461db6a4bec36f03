import { z } from "zod";
import { readData } from "../harness/read-data.ts";

const Section = z.enum([
  "summary",
  "roles",
  "education",
  "skills",
  "languages",
  "contact",
  "talks",
  "papers",
  "grants",
  "courses",
  "hobbies",
  "references",
]);
export type Section = z.infer<typeof Section>;

/**
 * The layout of an entry. Patterns contain fields in braces. `[…]` surrounds text that is omitted
 * if a field in it is empty. `**…**` and `_…_` mean bold and italic. A tab precedes right-aligned
 * text.
 */
const Entry = z.strictObject({
  lines: z.array(z.string()).default([]),
  /** Used instead of lines: rows of cells, whose lines are separated by line breaks. */
  rows: z.array(z.array(z.string())).optional(),
  /** Widths of the cells in per cent. */
  widths: z.array(z.number()).optional(),
  /** A header row. All entries then form one table. */
  tableHead: z.array(z.string()).optional(),
  border: z.boolean().default(false),
  /**
   * How consecutive roles at one employer are written: under a heading, or without repeating its
   * name.
   */
  group: z.enum(["heading", "heading of several", "ditto"]).optional(),
  head: z.array(z.string()).default([]),
  post: z.array(z.string()).default([]),
});
export type Entry = z.infer<typeof Entry>;

const DateStyle = z.strictObject({
  form: z.enum([
    "long",
    "short",
    "short 'YY",
    "MM/YYYY",
    "MM.YYYY",
    "M/YYYY",
    "MM/YY",
    "YYYY-MM",
    "YYYY/MM",
    "DD/MM/YYYY",
    "DD.MM.YYYY",
    "YYYY",
    "season",
    "quarter",
  ]),
  /** The text between the dates. `to` and `from to` stand for the language's words. */
  range: z.string().default(" – "),
  /**
   * The index of the language's word for a current role, "since", or "open" for nothing after the
   * dash.
   */
  present: z.union([z.number(), z.enum(["since", "open"])]).default(0),
  /** Writes the year only once if both dates have the same one. */
  sharesYear: z.boolean().default(false),
});
export type DateStyle = z.infer<typeof DateStyle>;

const Look = z.strictObject({
  font: z.enum(["sans", "serif", "narrow", "mono", "dejavu"]).default("sans"),
  size: z.number().default(10.5),
  heading: z.enum(["plain", "caps", "rule", "bar", "spaced", "hash", "underlined"]).default("rule"),
  justify: z.boolean().default(false),
  /** The sidebar's share of the page width in per cent. */
  side: z.number().default(30),
  colour: z.string().default("#1f3b57"),
});
export type Look = z.infer<typeof Look>;

export const Template = z.strictObject({
  id: z.string(),
  about: z.string(),
  make: z.enum(["chromium", "pdfkit", "docx", "text"]),
  page: z.enum(["one", "left", "right"]).default("one"),
  look: Look.prefault({}),
  name: z
    .enum(["plain", "caps", "lower", "two lines", "labelled", "document title"])
    .default("plain"),
  contact: z.enum(["line", "lines", "labelled", "table"]).default("line"),
  order: z.array(Section),
  side: z.array(Section).default([]),
  /** The index of the language's wording for headings and labels. */
  wording: z.union([z.number(), z.literal("LinkedIn")]).default(0),
  dates: DateStyle,
  role: Entry,
  education: Entry,
  points: z.enum(["•", "-", "–", "▪", "prose", "none", "newest only"]).default("•"),
  skills: z.enum(["commas", "points", "pipes", "lines", "dots"]).default("commas"),
  oldestFirst: z.boolean().default(false),
  /** How often talks, papers and similar lines are repeated, each time three years earlier. */
  repeats: z.number().default(1),
  footer: z.enum(["updated", "page", "LinkedIn"]).optional(),
});
export type Template = z.infer<typeof Template>;
export type Half = "tuned" | "held";

export const readTemplates = (half: Half): Template[] =>
  readData(`layouts/templates-${half}`, z.array(Template));
