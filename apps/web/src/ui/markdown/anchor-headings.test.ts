import { expect, test } from "vitest";
import { anchorHeadings } from "./anchor-headings.ts";
import type { Node } from "./list-headings.ts";

const heading = (...children: Node[]): Node => ({ type: "element", tagName: "h2", children });
const text = (value: string): Node => ({ type: "text", value });
const link = (value: string): Node => ({ type: "element", tagName: "a", children: [text(value)] });

test("each heading has an address that a reader can share, also where two have the same words", () => {
  const headings = [
    heading(text("Über uns!")),
    heading(text("Über "), text("uns")),
    heading(text("日本")),
    heading(text("See "), link("more")),
  ];
  anchorHeadings()({ type: "root", children: headings });
  expect(headings.map(({ properties }) => properties?.id)).toEqual([
    "heading-uber-uns",
    "heading-uber-uns-2",
    "heading-section",
    "heading-see-more",
  ]);
  expect(headings[0]?.children?.[0]).toMatchObject({
    tagName: "a",
    properties: { href: "#heading-uber-uns" },
  });
  expect(headings[3]?.children?.map(({ tagName }) => tagName)).toEqual([undefined, "a"]);
});
