import { expect, test } from "vitest";
import { parseClauses } from "./parse-clauses.ts";

const kinds = (text: string) =>
  parseClauses(text).map((part) => `${part.kind}: ${part.text.replace(/[.\s]+$/u, "")}`);

const rest =
  "\n\nDuties\n- Sort parcels\n- Load vans\n- Sweep\n\nRequirements\n- Tact\n- Maths\n- Lift 20 kg";

test("who hires and where, in the lines under the title, is no demand", () => {
  const head =
    "Parcel Sorter\nMarlin Cold Storage – Human Resources\nFTE: 0.9 / Days\nRéf. : AB-2026-07";
  const read = kinds(head + rest);
  expect(read.filter((line) => /Marlin|FTE|AB-2026/u.test(line))).toEqual([
    "about: Marlin Cold Storage – Human Resources",
    "about: FTE: 0.9 / Days",
    "about: Réf. : AB-2026-07",
  ]);
  expect(read.slice(-3)).toEqual(["must: Tact", "must: Maths", "must: Lift 20 kg"]);
});

test("a short posting that is nothing but such lines keeps its demands", () => {
  expect(kinds("Baker\nSourdough, croissants\nForklift licence required").slice(1)).toEqual([
    "other: Sourdough, croissants",
    "must: Forklift licence required",
  ]);
});

test("a tool named in a bracket is wished for with what it stands behind", () => {
  expect(kinds("Requirements\n- Experience with a WMS (Manhattan, Korber) is a plus")).toEqual([
    "nice: Experience with a WMS (Manhattan, Korber) is a plus",
  ]);
});

test("what a bracket says to be taught denies nothing outside it", () => {
  expect(kinds("You need to know a till (ours is old, and we'll teach you).")[0]).toBe(
    "must: You need to know a till",
  );
});

test("how much an item is wanted may follow a dash, as the French job centre writes it", () => {
  expect(
    kinds("Compétences\nPoser un parquet - Cette compétence est indispensable\nVernir").slice(-2),
  ).toEqual(["must: Poser un parquet", "must: Vernir"]);
});

test("a wish that is the sentence's condition is a wish, whatever the condition says", () => {
  expect(kinds("Si además hablas inglés, sumas puntos.")).toEqual([
    "nice: Si además hablas inglés, sumas puntos",
  ]);
});

test.each(["Rijbewijs is niet nodig.", "Je hebt geen ervaring nodig."])(
  "is not needed, in Dutch: %s",
  (sentence) => {
    expect(parseClauses(sentence).map(({ isDenied }) => isDenied)).toEqual([true]);
  },
);

test.each(["Erfahrung mit Kindern begrüßen wir.", "Erfahrung in der Pflege ist schön."])(
  "is wished for, in German: %s",
  (sentence) => {
    expect(parseClauses(sentence).map(({ kind }) => kind)).toEqual(["nice"]);
  },
);

test("a U.S. person is one demand, not two", () => {
  expect(kinds("Requirements\n- U.S. Person under ITAR")).toEqual(["must: U.S. Person under ITAR"]);
});

test("a wish told in its own line says nothing of the next", () => {
  expect(kinds("Perfil\nValorable: inglés.\nPersona con Carnet B.")).toEqual([
    "nice: inglés",
    "must: Persona con Carnet B",
  ]);
});

test("what is not needed and what is wished for stand side by side", () => {
  expect(kinds("Ausbildung nicht nötig, Erfahrung im Lager von Vorteil.")).toEqual([
    "about: Ausbildung nicht nötig",
    "nice: Erfahrung im Lager von Vorteil",
  ]);
});

test.each([
  "Kennis van patisserie zou mooi zijn.",
  "Si hablas francés, te queremos todavía más.",
  "Curly hair would make our day.",
  "Experience of geology, stable isotopes or supervising would be advantageous.",
  "Arabic is an added value.",
  "Wine knowledge would really help.",
])("is wished for, as people say it: %s", (sentence) => {
  expect(parseClauses(sentence).map(({ kind }) => kind)).toEqual(["nice"]);
});

test("what somebody will be taught is not needed, and what holds no secrets is no wish", () => {
  expect(parseClauses("On vous formera au balayage.").map(({ isDenied }) => isDenied)).toEqual([
    true,
  ]);
  expect(kinds("Profil\n- La coupe n'a pas de secret pour toi, la barbe non plus")).toEqual([
    "must: La coupe n'a pas de secret pour toi, la barbe non plus",
  ]);
});
