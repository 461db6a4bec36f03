import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ReportedFiles } from "./reported-files.tsx";

test("what has to be looked at stands at the top of a long report", () => {
  const file = { candidateId: 1, candidate: "Ada Okafor", error: null, doubts: [] };
  const files = [
    { ...file, id: 1, fileName: "new.pdf", outcome: "new" as const },
    { ...file, id: 2, fileName: "known.pdf", outcome: "known" as const, doubts: ["Hidden text."] },
    { ...file, id: 3, fileName: "refused.pdf", outcome: "rejected" as const, error: "Empty." },
  ];
  const drawn = renderToStaticMarkup(createElement(ReportedFiles, { files }));
  expect(drawn.match(/\w+\.pdf/g)).toEqual(["refused.pdf", "known.pdf", "new.pdf"]);
});
