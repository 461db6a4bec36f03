import { expect, test } from "vitest";
import { parseResume } from "../parse-resume.ts";
import { documentFrom } from "../testing/testing-document.ts";

test.each([
  ["HELEN OSTROW, RN, CCRN-K", "HELEN OSTROW"],
  ["Mrs. Deborah Ann Quill, M.Ed.", "Deborah Ann Quill"],
  ["Prof. Dr.-Ing. habil. Katharina von der Heide", "Katharina von der Heide"],
  ["Dr. rer. nat. Friedrich Amadeus Quill", "Friedrich Amadeus Quill"],
  ["Anna Kowalska-Quill (née Lewandowska)", "Anna Kowalska-Quill"],
  ["J.R.R. van der Quill", "J.R.R. van der Quill"],
  ["👩‍⚕️ Laura Quill 🇮🇹", "Laura Quill"],
  ["María del Carmen Ibáñez de la Quill", "María del Carmen Ibáñez de la Quill"],
])("a person is called by the name, not by what stands around it: %s", (line, name) => {
  const text = `${line}\nperson@example.com | (214) 555-0100\n\nEXPERIENCE\nNurse, Marram Hospital, Leeds\nJan 2020 - Present`;
  expect(parseResume(documentFrom(text), { today: "2026-11-26" }).name?.value).toBe(name);
});

test.each([
  ["a plain text's two lines", "Siobhan\nAchterberg\nWard Manager", "Siobhan Achterberg"],
  [
    "a long surname's line",
    "María\ndel Carmen Ibáñez de la Quill\nTécnica de nóminas",
    "María del Carmen Ibáñez de la Quill",
  ],
])("a name is whole over %s", (_, lines, name) => {
  const text = `${lines}\nLeeds | person@example.com | (214) 555-0100\n\nEXPERIENCE\nNurse, Marram Hospital, Leeds\nJan 2020 - Present`;
  expect(parseResume(documentFrom(text), { today: "2026-11-26" }).name?.value).toBe(name);
});

test.each([
  ["Dr. rer. nat. Friedrich Amadeus", "Quill", "Friedrich Amadeus Quill"],
  ["Annika Kowalska-Quill, geb.", "Lewandowska", "Annika Kowalska-Quill"],
  ["Friedrich Amadeus Quill", "Chemiker", "Friedrich Amadeus Quill"],
  ["Friedrich Amadeus Quill", "Profil", "Friedrich Amadeus Quill"],
])("a long name in large print runs over the end of its line: %s / %s", (one, two, name) => {
  const text = `${one}\n${two}\nLeeds | person@example.com | (214) 555-0100\n\nEXPERIENCE\nNurse, Marram Hospital, Leeds\nJan 2020 - Present\nCared for people on two wards.`;
  const lines = documentFrom(text).lines.map((line, at) => ({
    ...line,
    fontSize: at < 2 ? 20 : 10,
  }));
  const parsed = parseResume(documentFrom(text, { lines }), { today: "2026-11-26" });
  expect(parsed.name?.value).toBe(name);
});

test("a name of one word takes no trade with it", () => {
  const text =
    "Suhartini\nSite Safety Supervisor\nsuhartini@example.com | (214) 555-0100\n\nEXPERIENCE\nSupervisor, Marram Rail, Leeds\nJan 2020 - Present";
  expect(parseResume(documentFrom(text), { today: "2026-11-26" }).name?.value).toBe("Suhartini");
});
