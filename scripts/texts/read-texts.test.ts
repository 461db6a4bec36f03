import { expect, test } from "vitest";
import { textsOf } from "./read-texts.ts";

const source = `
  const classes = "flex items-center gap-2";
  const code = "not-found";
  const message = { title: "Saved", code: "x" };
  export const view = () => (
    <Button label={isOn ? "Turn off" : "Turn on"} className="px-2 text-13">
      Save <b>all</b> {\`\${count} of them\`}
    </Button>
  );
  fail("The file could not be saved. Please try again.");
`;

test("texts for people are found with their lines, and no classes or codes", () => {
  expect(textsOf("view.tsx", source).map(({ line, text }) => `${line} ${text}`)).toEqual([
    "4 Saved",
    "6 Turn off",
    "6 Turn on",
    "7 Save",
    "7 all",
    "7 … of them",
    "10 The file could not be saved. Please try again.",
  ]);
});
