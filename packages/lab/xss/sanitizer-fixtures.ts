import { z } from "zod";
import { readData } from "../harness/read-data.ts";

export type Fixture = {
  name: string;
  markdown: string;
  /** Selectors that must match nothing in the rendered text. */
  forbids?: readonly string[];
  /** Selectors that must match, because harmless content is kept. */
  keeps?: readonly string[];
};

const texts = z.array(z.string());
const { forbiddenTags, forbiddenAttributes, forbiddenAddresses, kept } = readData(
  "xss/sanitizer",
  z.strictObject({
    forbiddenTags: texts,
    forbiddenAttributes: texts,
    forbiddenAddresses: texts,
    kept: z.array(z.strictObject({ name: z.string(), markdown: z.string(), selector: z.string() })),
  }),
);

/** Markdown texts with what they must not, or must, render. */
export const sanitizerFixtures: Fixture[] = [
  ...forbiddenTags.map((tag) => ({
    name: `element ${tag}`,
    markdown: `before <${tag} title="y">inside</${tag}> after`,
    forbids: [tag.toLowerCase()],
  })),
  ...forbiddenAttributes.flatMap((attribute) => [
    {
      name: `attribute ${attribute} in HTML`,
      markdown: `<p ${attribute}="alert(1)">x</p>`,
      forbids: [`[${attribute.replace(":", "\\:")}="alert(1)"]`],
    },
    {
      name: `attribute ${attribute} through a title`,
      markdown: `[x](https://example.com "y\\" ${attribute}=\\"alert(1)")`,
      forbids: [`[${attribute.replace(":", "\\:")}="alert(1)"]`],
    },
  ]),
  ...forbiddenAddresses.flatMap((address) => [
    {
      name: `link to ${address}`,
      markdown: `[x](<${address}>)`,
      forbids: ['a[href]:not([href=""])'],
    },
    { name: `picture of ${address}`, markdown: `![x](<${address}>)`, forbids: ["img", "a[href]"] },
  ]),
  ...kept.map(({ name, markdown, selector }) => ({ name, markdown, keeps: [selector] })),
];
