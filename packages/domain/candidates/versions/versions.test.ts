import fc from "fast-check";
import { expect, test } from "vitest";
import type { ParsedResume } from "../../resume/shape/parsed-resume.ts";
import { describeChanges } from "./describe-changes.ts";
import { isNewest, newestFirst } from "./newest-version.ts";
import { sameEmailWarning } from "./same-email.ts";
import { statedDate } from "./stated-date.ts";
import type { VersionProfile } from "./version-profile.ts";

const place = { line: 0, page: 1 };
const role = (start: string | null, end: string | null): ParsedResume["roles"][number] => ({
  ...{ title: "Engineer", company: "Northwind", location: null, kind: "job", yearsInRole: null },
  ...{ start, end, isCurrent: end === null, bullets: [], confidence: 1, place },
});
const degree = (start: string | null, end: string | null, isCurrent = false) => ({
  ...{ degree: "BSc", institution: "Leeds", start, end, isCurrent, place },
});

const named: Record<string, [written: object, expected: string | null]> = {
  "the start of the present job": [
    { roles: [role("2019-03", "2021-05"), role("2021-06", null)] },
    "2021-06",
  ],
  "the end of the last one": [
    { roles: [role("2019-03", "2022-11")], education: [degree("2014", "2017")] },
    "2022-11",
  ],
  "a stamp": [
    { roles: [role("2019-03", null)], lines: [{ text: "Last updated: 03.06.2024" }] },
    "2024-06-03",
  ],
  "no date that lies ahead": [{ roles: [role("2019-03", "2031-01")] }, "2019-03"],
  "not when studies will end": [{ education: [degree("2022", "2026-01", true)] }, "2022"],
  none: [{ roles: [role(null, null)], lines: [{ text: "Engineer" }] }, null],
};

test.each(Object.entries(named))(
  "a CV's text says when it was written: %s",
  (_, [written, expected]) => {
    const { lines, ...parsed } = { roles: [], education: [], lines: [], ...written };
    expect(statedDate({ parsed, lines }, "2026-03-01")).toBe(expected);
  },
);

const day = (text: string) => new Date(`${text}T12:00:00Z`);
const version = (statedOn: string | null, receivedOn: string, more: object = {}) => ({
  ...{
    id: 1,
    fileSha256: "a",
    statedOn,
    receivedAt: day(receivedOn),
    uploadId: null,
    isAttachment: false,
  },
  ...more,
});

test("an older CV never becomes current by being uploaded later", () => {
  const current = version("2024-05", "2025-01-01");
  expect(isNewest(version("2022-01", "2026-03-01"), [current])).toBe(false);
  expect(isNewest(version("2025-01", "2026-03-01"), [current])).toBe(true);
  // The text dates are equal, so the later upload is newer.
  expect(isNewest(version("2024-05", "2026-03-01"), [current])).toBe(true);
  // Without a date, the day it was received is used.
  expect(isNewest(version(null, "2024-04-30"), [current])).toBe(false);
  expect(isNewest(version(null, "2026-03-01"), [current])).toBe(true);
  // It must be newer than all files, not only the current one.
  expect(isNewest(version("2024-06", "2026-03-01"), [current, version("2025", "2025-01-01")])).toBe(
    false,
  );
});

test("of two files of one upload the order in which they are read decides nothing", () => {
  const one = version("2024", "2026-03-01", { uploadId: "u", fileSha256: "a", id: 2 });
  const other = version("2024", "2026-03-01", { uploadId: "u", fileSha256: "b", id: 1 });
  expect(isNewest(one, [other])).toBe(true);
  expect(isNewest(other, [one])).toBe(false);
});

test("versions stand in one order, however they come", () => {
  const date = fc.constantFrom(null, "2023", "2024-05", "2024-05-02");
  const received = fc.integer({ min: 0, max: 3 }).map((at) => `2026-03-0${at + 1}`);
  const any = fc.tuple(date, received);
  fc.assert(
    fc.property(fc.array(any, { maxLength: 6 }), fc.integer(), (given, seed) => {
      const all = given.map(([stated, on], id) => version(stated, on, { id }));
      const shuffled = all.toSorted((a, b) => ((a.id * seed) % 7) - ((b.id * seed) % 7));
      expect(shuffled.toSorted(newestFirst)).toEqual(all.toSorted(newestFirst));
    }),
  );
});

const profile: VersionProfile = {
  ...{ name: "Noor Haddad", email: "noor@example.org", phone: null, location: "Leeds" },
  ...{ headline: null, yearsExperience: 5, certifications: [], languages: ["German"] },
  roles: [
    { title: "Engineer", company: "Northwind", start: "2021-01", end: null, isCurrent: true },
  ],
  education: [],
  skills: ["TypeScript", "Go"],
};

test("what changed between two versions is told, and nothing else", () => {
  expect(describeChanges(profile, profile)).toEqual([]);
  const newer: VersionProfile = {
    ...profile,
    ...{ name: "NOOR HADDAD", location: "York", yearsExperience: 7, languages: [] },
    roles: [
      { title: "Lead", company: "Harbour", start: "2024-02", end: null, isCurrent: true },
      {
        title: "Engineer",
        company: "Northwind",
        start: "2021-01",
        end: "2024-01",
        isCurrent: false,
      },
    ],
    skills: ["typescript", "Rust"],
  };
  expect(describeChanges(profile, newer)).toEqual([
    { field: "location", before: "Leeds", after: "York" },
    { field: "years", before: "5", after: "7" },
    { field: "role", before: null, after: "Lead, Harbour, Feb 2024 – present" },
    {
      field: "role",
      before: "Engineer, Northwind, Jan 2021 – present",
      after: "Engineer, Northwind, Jan 2021 – Jan 2024",
    },
    { field: "language", before: "German", after: null },
    { field: "skill", before: null, after: "Rust" },
    { field: "skill", before: "Go", after: null },
  ]);
});

test("an address that hundreds of CVs took from a template doesn't fill the screen", () => {
  expect(sameEmailWarning(["Ida Berg"]).message).toBe("Same email as Ida Berg");
  const many = Array.from({ length: 200 }, (_, at) => `Person ${at}`);
  expect(sameEmailWarning(many).message).toBe(
    "Same email as Person 0, Person 1, Person 2 and 197 more",
  );
});

test("an attachment is never newer than a CV, and a CV always newer than an attachment", () => {
  const cv = version("2019", "2020-01-01");
  const letter = version("2026-02-28", "2026-03-01", { isAttachment: true });
  expect(isNewest(letter, [cv])).toBe(false);
  expect(isNewest(cv, [letter])).toBe(true);
  expect(isNewest(letter, [version("2025", "2025-01-01", { isAttachment: true })])).toBe(true);
});
