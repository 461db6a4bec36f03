import { z } from "zod";

/** The tags of a displayed DOCX. The client creates each element, and no markup is sent. */
export const layoutTags = [
  ...["h1", "h2", "h3", "h4", "h5", "h6", "p", "ul", "ol", "li"],
  ...["table", "tr", "td", "br", "strong", "em", "s", "sup", "sub", "a"],
] as const;

/** Words of one line of `ShownDocument`, or of no line if `line` is null. */
const LayoutText = z.object({
  text: z.string(),
  line: z.number().int().nullable(),
  /** Invisible in the original file. */
  isHidden: z.boolean(),
});

const LayoutElement = z.object({
  tag: z.enum(layoutTags),
  /** For a link: http, https or mailto. */
  href: z.string().nullable(),
  /** The column span of a table cell. */
  columns: z.number().int().min(1),
  get children(): z.ZodArray<z.ZodUnion<[typeof LayoutText, typeof LayoutElement]>> {
    return z.array(z.union([LayoutText, LayoutElement]));
  },
});

export type LayoutText = z.infer<typeof LayoutText>;
export type LayoutElement = z.infer<typeof LayoutElement>;
export type LayoutNode = LayoutText | LayoutElement;

/** A DOCX as a document, or why it is shown as plain lines, in words for people. */
export const ShownLayout = z.object({
  nodes: z.array(z.union([LayoutText, LayoutElement])).nullable(),
  whyPlain: z.string().nullable(),
});
export type ShownLayout = z.infer<typeof ShownLayout>;
