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

test.each([
  ["Arabic", "السيرة الذاتية\nليلى عبد الله النجار", "ليلى عبد الله النجار"],
  ["Chinese", "个人简历\n司徒明", "司徒明"],
  ["Swedish", "Meritförteckning\nÅsa Quill", "Åsa Quill"],
  ["Ukrainian", "автобіографія\nПІБ: Олена Коваль", "Олена Коваль"],
])("a document's title is not the name in %s", (_, lines, name) => {
  const text = `${lines}\nperson@example.com | (214) 555-0100`;
  expect(parseResume(documentFrom(text), { today: "2026-11-26" }).name?.value).toBe(name);
});

test.each([
  ["олена степанівна коваль", "o.koval@example.com"],
  ["юрій щербак", "yu.shcherbak@example.com"],
  ["юлия хорошева", "khorosheva@example.com"],
])("an address in Latin letters confirms the lower-case name %s", (name, address) => {
  const text = `${name}\nбухгалтер\n${address}\n\nОпыт работы\n2019 – 2022 Бухгалтер, ООО Ромашка, Казань`;
  expect(parseResume(documentFrom(text), { today: "2026-11-26" }).name?.value).toBe(name);
});

test("a Japanese CV under its title keeps its own address", () => {
  const text =
    "職務経歴書\n小林 遥\n看護師\nメール: kobayashi@example.jp\n\n職歴\n2020年4月 - 現在 看護師, 青葉病院";
  const { name, email } = parseResume(documentFrom(text), { today: "2026-11-26" });
  expect([name?.value, email?.value]).toEqual(["小林 遥", "kobayashi@example.jp"]);
});
