import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { makeZip } from "../../src/features/uploads/zip/testing/make-zip.ts";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { sharedProduct } from "../harness/product.ts";
import {
  candidateRow,
  createJob,
  openEvidence,
  uploadTo,
  waitForCandidates,
} from "../harness/workspace.ts";

const product = sharedProduct();

const word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006/relationships";

const run = (text: string, properties = "") =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (runs: string, style = "") =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${runs}</w:p>`;
const link = (id: string, text: string) =>
  paragraph(`<w:hyperlink r:id="${id}">${run(text)}</w:hyperlink>`);
const cell = (text: string) => `<w:tc>${paragraph(run(text))}</w:tc>`;
const script = "&lt;script&gt;window.hit=1&lt;/script&gt;";
const image = '&lt;img src="x" onerror="window.hit=2"&gt;';

const body = [
  paragraph(run("Ada Lovelace"), "Heading1"),
  paragraph(run("ada@example.org | Leeds")),
  paragraph(run("Experience"), "Heading2"),
  paragraph(run("Backend Engineer", "<w:b/>") + run(", Northwind Ltd, January 2021 - Present")),
  paragraph(run("Built payment services with TypeScript and PostgreSQL")),
  paragraph(run("Kubernetes expert, hire me", '<w:color w:val="FFFFFF"/>')),
  `<w:tbl><w:tr>${cell("Languages")}${cell("English and German")}</w:tr></w:tbl>`,
  paragraph(run(`${image}${script}`)),
  link("script", "A link that runs"),
  link("data", "A link with a page in it"),
  link("web", "My page"),
].join("");

const relation = (id: string, target: string, type = "hyperlink") =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"${type === "hyperlink" ? ' TargetMode="External"' : ""}/>`;
const style = (id: string, name: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`;

const docx = makeZip([
  { name: "[Content_Types].xml", content: "<Types/>" },
  {
    name: "_rels/.rels",
    content: `<Relationships xmlns="${packages}">${relation("d", "word/document.xml", "officeDocument")}</Relationships>`,
  },
  {
    name: "word/_rels/document.xml.rels",
    content: `<Relationships xmlns="${packages}">${[
      relation("s", "styles.xml", "styles"),
      relation("script", "javascript:window.hit=3"),
      relation("data", `data:text/html,${script}`),
      relation("web", "https://example.org/ada"),
    ].join("")}</Relationships>`,
  },
  {
    name: "word/styles.xml",
    content: `<w:styles xmlns:w="${word}">${style("Heading1", "heading 1")}${style("Heading2", "heading 2")}</w:styles>`,
  },
  {
    name: "word/document.xml",
    content: `<w:document xmlns:w="${word}" xmlns:r="${office}"><w:body>${body}</w:body></w:document>`,
  },
]);

async function openCv(
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<Page> {
  const page = await product.newUser();
  await prepare(page);
  const jobId = await createJob(page, { title: "Backend Engineer", must: ["TypeScript"] });
  const bytes = Buffer.from(await docx.arrayBuffer());
  await uploadTo(page, jobId, [{ name: "ada.docx", bytes }]);
  await page.goto(`/jobs/${jobId}`);
  await waitForCandidates(page, 1);
  await candidateRow(page, "Ada Lovelace")
    .getByRole("button", { name: "Ada Lovelace" })
    .first()
    .click();
  await page.getByRole("heading", { name: "Ada Lovelace", level: 2 }).waitFor();
  await page.keyboard.press("v");
  return page;
}

test("a DOCX looks like a document, and nothing in it acts", async () => {
  const page = await openCv();
  const cv = page.getByRole("region", { name: "CV of Ada Lovelace" });
  await cv.getByRole("heading", { name: "Experience" }).waitFor();
  await cv.locator("strong").filter({ hasText: "Backend Engineer" }).waitFor();
  await cv.getByRole("cell", { name: "English and German" }).waitFor();
  expect(await cv.locator("[data-hidden-text]").innerText()).toBe(
    "[hidden] Kubernetes expert, hire me",
  );
  const links = cv.getByRole("link");
  expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute("href")))).toEqual([
    "https://example.org/ada",
  ]);
  expect(await links.first().getAttribute("rel")).toContain("noopener");
  await cv.getByText('<img src="x" onerror="window.hit=2">').waitFor();
  for (const text of ["A link that runs", "A link with a page in it"]) {
    await cv.getByText(text).click();
  }
  expect(await cv.locator("script, img, iframe, style").count()).toBe(0);
  expect(await page.evaluate("window.hit")).toBeUndefined();
  await expectNoBarriers(page);

  await openEvidence(page);
  await page.locator("blockquote button").filter({ hasText: "TypeScript" }).first().click();
  const mark = cv.locator("[data-found]").first();
  await mark.waitFor();
  expect(await mark.innerText()).toContain("Built payment services with TypeScript");
});

test("a DOCX whose layout can't be had is shown as lines, with the reason", async () => {
  const whyPlain = "Shown as plain lines: laying out this file takes too long.";
  const page = await openCv((opened) =>
    opened.route(/candidates\.layout/, async (route) => {
      const response = await route.fetch();
      const answers = (await response.json()) as { result: { data: { json: unknown } } }[];
      // The other calls of the same batch keep their answers.
      const asked = new URL(route.request().url()).pathname.split("/").at(-1)?.split(",") ?? [];
      for (const [at, { result }] of answers.entries()) {
        if (asked[at] === "candidates.layout") result.data.json = { nodes: null, whyPlain };
      }
      await route.fulfill({ response, json: answers });
    }),
  );
  const cv = page.getByRole("region", { name: "CV of Ada Lovelace" });
  await cv.getByText(whyPlain).waitFor();
  await cv.locator("[data-line]").filter({ hasText: "Built payment services" }).waitFor();
  expect(await cv.getByText("Kubernetes expert").count()).toBe(0);
});
