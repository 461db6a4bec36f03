import { expect, test } from "vitest";
import { markupDepth } from "./markup-depth.ts";

test.each([
  ["", 0],
  ["text &lt;b&gt;", 0],
  [`<p>one<br/>two<img src="/a.webp" alt="x"/></p><p><em>three</em></p>`, 2],
  ["<blockquote>".repeat(3000) + "</blockquote>".repeat(3000), 3000],
])("the elements of %.30s are nested %i deep", (html, depth) => {
  expect(markupDepth(html)).toBe(depth);
});
