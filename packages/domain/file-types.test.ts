import { expect, test } from "vitest";
import { fileTypeKeys, fileTypeRow, fileTypes, typeOfExtension } from "./file-types.ts";

const endingsOf = (type: (typeof fileTypeKeys)[number]): readonly string[] => {
  const { extensions, otherExtensions = [] } = fileTypeRow(type);
  return [...extensions, ...otherExtensions];
};

test("no two types take the same ending, so that a name tells one type", () => {
  const endings = fileTypeKeys.flatMap(endingsOf);
  expect(new Set(endings).size).toBe(endings.length);
  for (const type of fileTypeKeys)
    for (const ending of endingsOf(type)) expect(typeOfExtension(ending)).toBe(type);
  expect(typeOfExtension("exe")).toBeNull();
  expect(typeOfExtension(null)).toBeNull();
});

test("no file begins as two types do", () => {
  const starts = fileTypeKeys.flatMap((type) => {
    const { content } = fileTypeRow(type);
    return content.kind === "bytes" ? [content.bytes] : [];
  });
  for (const one of starts) expect(starts.filter((other) => other.startsWith(one))).toEqual([one]);
});

test("exactly one type is plain text, which is what no other rule tells", () => {
  expect(fileTypeKeys.filter((type) => fileTypes[type].content.kind === "text")).toEqual(["txt"]);
});
