import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PersonName } from "./person-name.tsx";

const draw = (name: string | null, fileName: string) =>
  renderToStaticMarkup(createElement(PersonName, { candidate: { name, fileName } }));

test("files that differ at their ends only are told apart where their names are cut", () => {
  const drawn = draw(null, "applications-of-november-0017.pdf");
  expect(drawn).toContain(">applications-of-november-<");
  expect(drawn).toContain(">0017.pdf<");
  // Screen readers announce one name.
  expect(drawn).toContain('<span class="sr-only">applications-of-november-0017.pdf</span>');
});

test("a person's name and a short file's name stand in one piece", () => {
  expect(draw("Amara Okafor", "cv.pdf")).toContain(">Amara Okafor<");
  expect(draw(null, "amara.pdf")).toContain(">amara.pdf<");
});
