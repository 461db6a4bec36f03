import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LayoutNode } from "@resume-picker/domain/candidates/shown-layout";
import { afterAll, expect, test } from "vitest";
import { extractText } from "../extract-text/extract-text.ts";
import { makeDocx, makeZip, paragraph, table } from "../extract-text/testing/make-docx.ts";
import { layOutDocx } from "./lay-out-docx.ts";
import { ResumeReader } from "./resume-reader.ts";

const folder = mkdtempSync(join(tmpdir(), "resume-picker-layout-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rels = (targets: Record<string, string>) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${Object.entries(
    targets,
  )
    .map(
      ([id, target]) =>
        `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="${target}" TargetMode="External"/>`,
    )
    .join("")}</Relationships>`;

/** The parts of a DOCX that mammoth requires in addition to our own reader. */
const parts = {
  "_rels/.rels":
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
};

async function layOut(bytes: Uint8Array) {
  const path = join(folder, "cv.docx");
  writeFileSync(path, bytes);
  const document = await extractText(bytes, "cv.docx").catch(() => ({ lines: [], hidden: [] }));
  return layOutDocx({
    path,
    lines: document.lines.map(({ text }) => text),
    hidden: document.hidden.map(({ text }) => text),
  });
}

/** Converts nodes to short markup: a line's number before its words, "!" before hidden ones. */
function write(nodes: readonly LayoutNode[]): string {
  return nodes
    .map((node) => {
      if (!("tag" in node)) return `${node.isHidden ? "!" : (node.line ?? "?")}:${node.text}`;
      const href = node.href === null ? "" : ` ${node.href}`;
      return `<${node.tag}${href}>${write(node.children)}</${node.tag}>`;
    })
    .join("");
}

async function written(body: string, more: Record<string, string> = {}): Promise<string> {
  const answer = await layOut(makeDocx(body, { ...parts, ...more }));
  return answer.how === "laid-out" ? write(answer.nodes) : answer.message;
}

test("headings, bold words and tables are a document's, each with the line that was read of it", async () => {
  const heading =
    '<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>Experience</w:t></w:r></w:p>';
  const styles =
    '<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>';
  const bold =
    '<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Nurse</w:t></w:r><w:r><w:t xml:space="preserve"> in Bremen</w:t></w:r></w:p>';
  const row = table([[paragraph("Cook"), paragraph("2016 – 2018")]]);
  const more = {
    "word/styles.xml": styles,
    "word/_rels/document.xml.rels":
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="s" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
  };
  expect(await written(heading + bold + row, more)).toBe(
    "<h1>0:Experience</h1><p><strong>1:Nurse</strong>1: in Bremen</p>" +
      "<table><tr><td><p>2:Cook</p></td><td><p>2:2016 – 2018</p></td></tr></table>",
  );
});

test("hidden words are marked, although mammoth shows them as any others", async () => {
  const body =
    paragraph("Ada Lovelace") +
    paragraph("Kubernetes expert hire me", '<w:color w:val="FFFFFF"/>') +
    paragraph("Analyst since 2019");
  expect(await written(body)).toBe(
    "<p>0:Ada Lovelace</p><p>!:Kubernetes expert hire me</p><p>1:Analyst since 2019</p>",
  );
});

test("links lead to the web and to mails only, and markup in the text stays text", async () => {
  const link = (id: string) =>
    `<w:p><w:hyperlink r:id="${id}"><w:r><w:t>${id}</w:t></w:r></w:hyperlink></w:p>`;
  const targets = {
    web: "https://example.org/ada",
    mail: "mailto:ada@example.org",
    script: "javascript:alert(1)",
    data: "data:text/html,&lt;script&gt;alert(1)&lt;/script&gt;",
    file: "file:///etc/passwd",
  };
  const body =
    Object.keys(targets).map(link).join("") +
    paragraph("&lt;img src=x onerror=alert(1)&gt;&lt;/p&gt;&lt;script&gt;alert(2)&lt;/script&gt;");
  expect(await written(body, { "word/_rels/document.xml.rels": rels(targets) })).toBe(
    "<p><a https://example.org/ada>0:web</a></p><p><a mailto:ada@example.org>1:mail</a></p>" +
      "<p>2:script</p><p>3:data</p><p>4:file</p>" +
      "<p>5:<img src=x onerror=alert(1)></p><script>alert(2)</script></p>",
  );
});

test("what unpacks to too much, or is none, is refused before mammoth unpacks it", async () => {
  const bomb = makeZip([
    { name: "[Content_Types].xml", data: "<Types/>" },
    { name: "_rels/.rels", data: parts["_rels/.rels"] },
    { name: "word/document.xml", data: "<w:document/>" },
    { name: "word/numbering.xml", data: Buffer.alloc(30 * 1024 * 1024, "<w:p/>") },
  ]);
  expect(await layOut(bomb)).toMatchObject({ how: "refused", code: "VALIDATION" });
  expect(await layOut(new Uint8Array(Buffer.from("PK no zip")))).toMatchObject({
    how: "refused",
  });
});

// Processes start slowly on a busy machine.
test("a DOCX that keeps mammoth busy is given up, and the next one is laid out", async () => {
  const reader = new ResumeReader({ processes: 1 });
  const write = (name: string, body: string) => {
    const path = join(folder, name);
    writeFileSync(path, makeDocx(body, parts));
    return { path, lines: ["Ada Lovelace"], hidden: [], owner: "ada" };
  };
  const hostile = write("hostile.docx", paragraph("Ada Lovelace") + "<w:p/>".repeat(3_000_000));
  const good = write("good.docx", paragraph("Ada Lovelace"));
  await expect(reader.layOut(hostile)).rejects.toMatchObject({ name: "AppError" });
  expect((await reader.layOut(good)).missing).toEqual([]);
  await reader.close();
}, 120_000);
