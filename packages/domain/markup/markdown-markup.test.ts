import { expect, test } from "vitest";
import { markdownMarkup } from "./markdown-markup.ts";

const flat = (text: string) => markdownMarkup(text).text.replaceAll(/\s*\n\s*/g, "");

test("a posting's headings, lists and bold words are read as such", () => {
  const posting =
    "# Cook\n\nA **small** kitchen.\nOpen daily.\n\n- Bakes\n- Fries\n\n1. Apply\n2. Wait";
  expect(flat(posting)).toBe(
    "<h4>Cook</h4><p>A <strong>small</strong> kitchen.<br />Open daily.</p>" +
      "<ul><li>Bakes</li><li>Fries</li></ul><ol><li>Apply</li><li>Wait</li></ol>",
  );
});

test("what is no Markdown stands as written, and never as markup", () => {
  expect(flat("#hashtag ** 2.5 years <img src=x>")).toBe(
    "<p>#hashtag ** 2.5 years &lt;img src=x&gt;</p>",
  );
});
