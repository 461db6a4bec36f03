import { z } from "zod";

/** What a DOCX may be shown as. A screen makes each an element of its own: no markup ever travels. */
export const layoutTags = [
  ...["h1", "h2", "h3", "h4", "h5", "h6", "p", "ul", "ol", "li"],
  ...["table", "tr", "td", "br", "strong", "em", "s", "sup", "sub", "a"],
] as const;

/** Words of one line of `ShownDocument`, of none where `line` is null. */
const LayoutText = z.object({
  text: z.string(),
  line: z.number().int().nullable(),
  /** No reader of the file sees them. */
  isHidden: z.boolean(),
});

const LayoutElement = z.object({
  tag: z.enum(layoutTags),
  /** Of a link: http, https or mailto. */
  href: z.string().nullable(),
  /** Of a table's cell. */
  columns: z.number().int().min(1),
  get children(): z.ZodArray<z.ZodUnion<[typeof LayoutText, typeof LayoutElement]>> {
    return z.array(z.union([LayoutText, LayoutElement]));
  },
});

export type LayoutText = z.infer<typeof LayoutText>;
export type LayoutElement = z.infer<typeof LayoutElement>;
export type LayoutNode = LayoutText | LayoutElement;

/** A DOCX as a document; else why its lines have to do, in words for people. */
export const ShownLayout = z.object({
  nodes: z.array(z.union([LayoutText, LayoutElement])).nullable(),
  whyPlain: z.string().nullable(),
});
export type ShownLayout = z.infer<typeof ShownLayout>;
