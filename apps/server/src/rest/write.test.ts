import fc from "fast-check";
import { expect, test } from "vitest";
import { contentDisposition } from "./write.ts";

test("no file name, however naughty, splits the header or leaves its folder", () => {
  const naughty = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom(
      'a"; filename="b.exe',
      "../../etc/passwd",
      "..\\..\\boot.ini",
      "a\r\nSet-Cookie: x=1",
      "‮fdp.exe",
      ".",
      "",
      "\ud800",
      "CON",
    ),
  );
  fc.assert(
    fc.property(naughty, (name) => {
      const header = contentDisposition(name);
      expect(header).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w.~%-]+$/);
      expect(() => new Headers({ "Content-Disposition": header })).not.toThrow();
      const decoded = decodeURIComponent(header.split("UTF-8''")[1] ?? "");
      expect(decoded).not.toMatch(/[/\\\r\n]/);
    }),
  );
});

test("people get their file back under its own name", () => {
  expect(contentDisposition("Zoë Müller – CV.pdf")).toContain(
    `filename*=UTF-8''${encodeURIComponent("Zoë Müller – CV.pdf")}`,
  );
});
