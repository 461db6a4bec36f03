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
 * How an entry is set. Patterns hold fields in braces, `[…]` around what goes when a field in it
 * is empty, `**…**` and `_…_` for bold and italic, and a tab before what stands at the right edge.
 */
const Entry = z.strictObject({
  lines: z.array(z.string()).default([]),
  /** Instead of lines: rows of cells, whose lines are parted by line breaks. */
  rows: z.array(z.array(z.string())).optional(),
  /** Widths of the cells in per cent. */
  widths: z.array(z.number()).optional(),
  /** One row above all entries, which then are one table. */
  tableHead: z.array(z.string()).optional(),
  border: z.boolean().default(false),
  /** Posts that follow each other at one employer: under a heading, or without naming it again. */
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
  /** What stands between the dates; `to` and `from to` are the language's words. */
  range: z.string().default(" – "),
  /** The language's word of this number for a present post, "since", or nothing after the dash. */
  present: z.union([z.number(), z.enum(["since", "open"])]).default(0),
  /** Writes the year of both dates once where it is the same. */
  sharesYear: z.boolean().default(false),
});
export type DateStyle = z.infer<typeof DateStyle>;

const Look = z.strictObject({
  font: z.enum(["sans", "serif", "narrow", "mono", "dejavu"]).default("sans"),
  size: z.number().default(10.5),
  heading: z.enum(["plain", "caps", "rule", "bar", "spaced", "hash", "underlined"]).default("rule"),
  justify: z.boolean().default(false),
  /** Per cent of the page that the sidebar takes. */
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
  /** Which of the language's wordings for headings and labels. */
  wording: z.union([z.number(), z.literal("LinkedIn")]).default(0),
  dates: DateStyle,
  role: Entry,
  education: Entry,
  points: z.enum(["•", "-", "–", "▪", "prose", "none", "newest only"]).default("•"),
  skills: z.enum(["commas", "points", "pipes", "lines", "dots"]).default("commas"),
  oldestFirst: z.boolean().default(false),
  /** How often talks, papers and the like are listed, each time three years earlier. */
  repeats: z.number().default(1),
  footer: z.enum(["updated", "page", "LinkedIn"]).optional(),
});
export type Template = z.infer<typeof Template>;
export type Half = "tuned" | "held";

export const readTemplates = (half: Half): Template[] =>
  readData(`layouts/templates-${half}`, z.array(Template));
