import fc from "fast-check";
import { expect, test } from "vitest";
import { listSources } from "../list-sources.ts";
import { makeZip } from "./testing/make-zip.ts";
import { zipLimits, zipMessages } from "./zip-limits.ts";

const text = async (file: File) => Buffer.from(await file.arrayBuffer()).toString();

test("each CV of a ZIP is a file of its own, with its folder for the eye and no more of it", async () => {
  const zip = makeZip(
    [
      { name: "2026/", content: "" },
      { name: "2026/Anna Berg.txt", content: "Anna’s CV" },
      { name: "stored.txt", content: "as it is", method: 0 },
      { name: "__MACOSX/2026/._Anna Berg.txt", content: "x" },
      { name: ".DS_Store", content: "x" },
      { name: "Zoë.txt", content: "z", flags: 0 },
      { name: Buffer.from([0x52, 0x82, 0x6e, 0x2e, 0x74, 0x78, 0x74]), content: "r", flags: 0 },
    ],
    { comment: "packed on Monday" },
  );
  const sources = await listSources([zip, new File(["y"], "beside.txt")]);
  expect(sources.map(({ label, name }) => [label, name])).toEqual([
    ["all.zip/2026/Anna Berg.txt", "Anna Berg.txt"],
    ["all.zip/stored.txt", "stored.txt"],
    ["all.zip/Zoë.txt", "Zoë.txt"],
    ["all.zip/Rén.txt", "Rén.txt"],
    ["beside.txt", "beside.txt"],
  ]);
  const files = await Promise.all(sources.map(({ open }) => open()));
  expect(files.map(({ name }) => name)[0]).toBe("Anna Berg.txt");
  expect(await Promise.all(files.slice(0, 2).map(text))).toEqual(["Anna’s CV", "as it is"]);
});

test("whatever bytes are packed come out again", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 4000 }),
      fc.constantFrom<0 | 8>(0, 8),
      async (raw, method) => {
        const zip = makeZip([{ name: "a.txt", content: Buffer.from(raw), method }]);
        const [source] = await listSources([zip]);
        const file = (await source?.open()) ?? new File([], "none");
        expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(raw));
      },
    ),
    { numRuns: 50 },
  );
});

test("names can't climb out, hide their end or turn the reading direction", async () => {
  const zip = makeZip([
    { name: "../../etc/passwd.txt", content: "a" },
    { name: "C:\\Windows\\cv.pdf", content: "b" },
    { name: "cv\u202Efdp.exe.txt", content: "c" },
    { name: `${"long".repeat(200)}.pdf`, content: "d" },
  ]);
  const names = (await listSources([zip])).map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(["passwd.txt", "cv.pdf", "cvfdp.exe.txt"]);
  expect(names[3]).toMatch(/^longlong.*….*long\.pdf$/);
  expect(names[3]?.length).toBeLessThanOrEqual(120);
});

test("what can't or must not be unpacked is named with its reason, and its neighbours go on", async () => {
  const zip = makeZip([
    { name: "good.txt", content: "a" },
    { name: "more.zip", content: "PK" },
    { name: "locked.pdf", content: "a", flags: 0x801 },
    { name: "odd.pdf", content: "a", method: 12 },
    { name: "trap.txt", content: Buffer.alloc(9 * 1024 * 1024, 97), claims: {} },
  ]);
  const sources = await listSources([zip]);
  expect(sources.map(({ name, problem }) => [name, problem])).toEqual([
    ["good.txt", undefined],
    ["more.zip", zipMessages.nested],
    ["locked.pdf", zipMessages.encrypted],
    ["odd.pdf", zipMessages.method],
    ["trap.txt", zipMessages.ratio],
  ]);
});

test("an entry that holds more or less than it says, or rubbish, ends as damaged", async () => {
  const long = Buffer.alloc(500_000, "Anna ");
  const zip = makeZip([
    { name: "more.txt", content: long, claims: { size: 100 } },
    { name: "less.txt", content: "abc", claims: { size: 100 } },
    { name: "stored.txt", content: "abc", method: 0, claims: { size: 9 } },
  ]);
  for (const source of await listSources([zip])) {
    await expect(source.open(), source.name).rejects.toThrow(zipMessages.damaged);
  }
  const broken = Buffer.from(await makeZip([{ name: "a.txt", content: long }]).arrayBuffer());
  broken.fill(0xff, 40, 60);
  const [source] = await listSources([new File([broken], "all.zip")]);
  await expect(source?.open()).rejects.toThrow(zipMessages.damaged);
});

test("a ZIP that is none, is empty, or is laid out as a trap is one line with its reason", async () => {
  const problemOf = async (zip: File) => {
    const sources = await listSources([zip]);
    expect(sources.map(({ label }) => label)).toEqual(["all.zip"]);
    return sources[0]?.problem;
  };
  const whole = Buffer.from(await makeZip([{ name: "a.txt", content: "abc" }]).arrayBuffer());
  expect(await problemOf(new File(["no zip at all"], "all.zip"))).toBe(zipMessages.noZip);
  expect(await problemOf(new File([whole.subarray(0, -8)], "all.zip"))).toBe(zipMessages.noZip);
  expect(await problemOf(makeZip([{ name: "a.txt", content: "a" }], { count: 3 }))).toBe(
    zipMessages.noZip,
  );
  expect(await problemOf(makeZip([]))).toBe(zipMessages.empty);
  expect(await problemOf(makeZip([{ name: "folder/", content: "" }]))).toBe(zipMessages.empty);
  const many = Array.from({ length: zipLimits.entries + 1 }, () => ({
    name: "a.txt",
    content: "a",
    method: 0 as const,
  }));
  expect(await problemOf(makeZip(many))).toBe(zipMessages.tooManyEntries);
  // Entries that share the same packed bytes, as in an overlapping zip bomb.
  expect(
    await problemOf(
      makeZip([
        { name: "a.txt", content: "abc" },
        { name: "b.txt", content: "abc", claims: { offset: 0 } },
      ]),
    ),
  ).toBe(zipMessages.overlapping);
  const huge = Array.from({ length: 3 }, (_, index) => ({
    name: `${index}.txt`,
    content: "a",
    claims: { size: 2 * 1024 ** 3 },
  }));
  expect(await problemOf(makeZip(huge))).toBe(zipMessages.tooManyBytes);
});

test("no ZIP, however mangled, does anything but list its files or say what is wrong", async () => {
  const whole = Buffer.from(
    await makeZip([
      { name: "a.txt", content: "some words of a CV" },
      { name: "b.txt", content: "and of another", method: 0 },
    ]).arrayBuffer(),
  );
  const at = fc.nat(whole.length - 1);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(at, fc.nat(255)), { maxLength: 6 }), async (changes) => {
      const mangled = Buffer.from(whole);
      for (const [index, byte] of changes) mangled[index] = byte;
      for (const source of await listSources([new File([mangled], "all.zip")])) {
        if (source.problem !== undefined) continue;
        const file = await source.open().catch((error: unknown) => error);
        if (file instanceof File) expect(file.size).toBe(source.size);
        else expect(file).toMatchObject({ message: zipMessages.damaged });
      }
    }),
  );
});
