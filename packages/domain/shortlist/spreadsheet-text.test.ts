import fc from "fast-check";
import { expect, test } from "vitest";
import { cellText, csvText } from "./spreadsheet-text.ts";

test("what reads as a formula becomes text, and everything else stays as it is", () => {
  expect(csvText('=HYPERLINK("http://evil.example")')).toBe('\'=HYPERLINK("http://evil.example")');
  expect(csvText("+44 20 7946 0018")).toBe("'+44 20 7946 0018");
  expect(csvText(" \u200b@SUM(1)")).toBe(" \u200b'@SUM(1)");
  expect(csvText("＝1+1")).toBe("'＝1+1");
  expect(csvText("TypeScript; -1; C++; Node.js")).toBe("TypeScript; '-1; C++; Node.js");
  expect(csvText('a;"=1')).toBe("a;\"'=1");
  expect(csvText("Zoë O'Neil-Smith, C#/C++ (2019–2021) a=b")).toBe(
    "Zoë O'Neil-Smith, C#/C++ (2019–2021) a=b",
  );
});

test("a cell is one line that any program can hold", () => {
  expect(cellText("a\r\n=1\u0000\tb")).toBe("a =1 b");
  expect(cellText("\ud83d\ude00 \ud800!")).toBe("\ud83d\ude00  !");
  expect(cellText("x".repeat(40_000))).toHaveLength(32_767);
  expect(cellText(`${"x".repeat(32_766)}\ud83d\ude00`)).toBe(`${"x".repeat(32_766)}\ufffd`);
  expect(cellText("a\u2028\u2029\uffffb")).toBe("a b");
});

test("a formula behind a separator, spaces and quotes is text", () => {
  expect(csvText("a;  \"' =1|\u200b@x")).toBe("a;  \"' '=1|\u200b'@x");
  expect(csvText("a; b=1")).toBe("a; b=1");
});

test("a cell holds nothing that would damage an XLSX file, whatever the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      // XML 1.0 forbids these characters, which would damage an XLSX file.
      expect(cellText(text)).not.toMatch(/[\p{Cc}\p{Cs}\ufffe\uffff]/u);
    }),
  );
});

test("no text begins a formula, in whatever way its line is parted into cells", () => {
  const piece = fc.oneof(
    fc.constantFrom(...Array.from("=+-@＝＋－＠−;|\t\r\n\"' \u00a0\u200b\ufeff"), "cmd", "1"),
    fc.string({ unit: "grapheme", maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const safe = csvText(pieces.join(""));
      for (const cell of safe.split(/[;|\t\r\n]/)) {
        expect(cell.replace(/^[\s\p{Cf}"]+/u, "")).not.toMatch(/^[=+\-@＝＋－＠−]/u);
      }
    }),
  );
});
