/** Elements of a pasted page that aren't text. */
const skipped = new Set(
  "SCRIPT STYLE HEAD META LINK TITLE TEMPLATE NOSCRIPT SVG IMG BUTTON INPUT SELECT TEXTAREA IFRAME OBJECT VIDEO AUDIO".split(
    " ",
  ),
);
const blocks = new Set(
  "P DIV SECTION ARTICLE HEADER FOOTER MAIN ASIDE NAV FIGURE FIGCAPTION BLOCKQUOTE ADDRESS FORM FIELDSET DL DT DD TABLE TBODY THEAD TFOOT TR TD TH UL OL LI H1 H2 H3 H4 H5 H6 HR PRE DETAILS SUMMARY BODY HTML".split(
    " ",
  ),
);
const longestHeading = 80;

/**
 * Converts HTML from Word, an email or a web page to Markdown with headings, lists and bold text.
 */
export function htmlToMarkdown(html: string): string {
  // Parsed as an inert document, so no script runs and nothing is fetched.
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return blocksOf(body)
    .join("\n\n")
    .replaceAll(/(\n(?: {2})*(?:-|\d+\.) .*)\n\n(?=(?: {2})*(?:-|\d+\.) )/gu, "$1\n")
    .replaceAll(/\n{3,}/gu, "\n\n")
    .trim();
}

/** Returns the blocks of an element and the text between them as separate strings. */
function blocksOf(parent: Element): string[] {
  const found: string[] = [];
  let run: Node[] = [];
  const endRun = () => {
    const text = inline(run);
    run = [];
    if (text !== "") found.push(text);
  };
  for (const node of parent.childNodes) {
    if (!(node instanceof Element) || !holdsBlocks(node)) {
      run.push(node);
      continue;
    }
    endRun();
    found.push(...blockOf(node));
  }
  endRun();
  return found;
}

const holdsBlocks = (element: Element): boolean =>
  blocks.has(element.tagName) || [...element.children].some((child) => holdsBlocks(child));

function blockOf(element: Element): string[] {
  const { tagName } = element;
  if (isSkipped(element)) return [];
  if (/^H[1-6]$/u.test(tagName)) {
    const text = inline([...element.childNodes]).replaceAll(/\*\*|\s*\n\s*/gu, " ");
    return text.trim() === ""
      ? []
      : [`${"#".repeat(Math.max(2, Number(tagName[1])))} ${text.trim()}`];
  }
  if (tagName === "UL" || tagName === "OL") return listOf(element, 0);
  if (tagName === "TABLE") return tableOf(element);
  const wordItem = itemOfWord(element);
  if (wordItem !== null) return [wordItem];
  const within = blocksOf(element);
  const [only = ""] = within;
  // Word and email programs format headings as bold paragraphs.
  const bold = /^\*\*([^*\n]+)\*\*:?$/u.exec(only)?.[1];
  const isHeading = within.length === 1 && bold !== undefined && bold.length <= longestHeading;
  return isHeading && /^(?:P|DIV)$/u.test(tagName) ? [`## ${bold.replace(/\s*:$/u, "")}`] : within;
}

function listOf(list: Element, level: number): string[] {
  const lines: string[] = [];
  for (const item of list.children) {
    if (item.tagName === "UL" || item.tagName === "OL") lines.push(...listOf(item, level + 1));
    if (item.tagName !== "LI") continue;
    const nested = [...item.querySelectorAll(":scope > ul, :scope > ol")];
    const own = item.cloneNode(true) as Element;
    own.querySelectorAll(":scope > ul, :scope > ol").forEach((inner) => inner.remove());
    const text = blocksOf(own)
      .join(" ")
      .replaceAll(/\s*\n\s*/gu, " ");
    const sign = list.tagName === "OL" ? `${lines.length + 1}.` : "-";
    if (text !== "") lines.push(`${"  ".repeat(level)}${sign} ${text}`);
    for (const inner of nested) lines.push(...listOf(inner, level + 1));
  }
  return level === 0 && lines.length > 0 ? [lines.join("\n")] : lines;
}

/** Word's list items are paragraphs with their level in the style attribute. */
function itemOfWord(element: Element): string | null {
  const style = element.getAttribute("style") ?? "";
  const level = /mso-list:\s*\S+\s+level(\d)/iu.exec(style)?.[1];
  if (level === undefined && !/MsoListParagraph/u.test(element.className)) return null;
  const sign = element.querySelector("[style*='mso-list:Ignore'], [style*='mso-list: Ignore']");
  const isNumbered = /^\s*\d+[.)]/u.test(sign?.textContent ?? "");
  const text = inline([...element.childNodes]).replace(/^(?:[·•o§▪]|\d+[.)])\s+/u, "");
  if (text === "") return null;
  return `${"  ".repeat(Number(level ?? 1) - 1)}${isNumbered ? "1." : "-"} ${text.replaceAll("\n", " ")}`;
}

/**
 * Converts a table of facts to lines "a: b". A layout table is replaced by the content of its
 * cells.
 */
function tableOf(table: Element): string[] {
  const rows = [...table.querySelectorAll("tr")].filter((row) => row.closest("table") === table);
  const texts = rows.map((row) => [...row.children].map((cell) => blocksOf(cell)));
  const isOfFacts = texts.every((cells) =>
    cells.every((cell) => cell.length <= 1 && (cell[0] ?? "").length <= 200),
  );
  if (!isOfFacts) return texts.flat(2);
  const lines = texts.map((cells) => cells.flat().join(": ").replaceAll("**", ""));
  return [lines.filter((line) => line !== "").join("  \n")];
}

function inline(nodes: readonly Node[]): string {
  return nodes
    .map(textOf)
    .join("")
    .replaceAll(/[ \t\u00A0]+/gu, " ")
    .replaceAll(/ ?\n ?/gu, "\n")
    .replaceAll(/\*\*\s*\*\*/gu, "")
    .trim();
}

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.nodeValue ?? "").replaceAll(/\s+/gu, " ");
  if (!(node instanceof Element) || isSkipped(node)) return "";
  if (node.tagName === "BR") return "\n";
  const text = [...node.childNodes].map(textOf).join("");
  if (!isBold(node) || text.trim() === "" || text.includes("**") || text.includes("\n"))
    return text;
  const [, before = "", words = "", after = ""] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  return `${before}**${words}**${after}`;
}

function isSkipped(element: Element): boolean {
  const style = (element.getAttribute("style") ?? "").replaceAll(/\s/gu, "");
  return (
    skipped.has(element.tagName.toUpperCase()) ||
    element.hasAttribute("hidden") ||
    element.getAttribute("aria-hidden") === "true" ||
    /display:none|visibility:hidden|mso-list:ignore|mso-hide:all/iu.test(style)
  );
}

function isBold(element: Element): boolean {
  const weight = /font-weight:\s*(\w+)/iu.exec(element.getAttribute("style") ?? "")?.[1];
  if (weight !== undefined) return weight === "bold" || Number(weight) >= 600;
  return element.tagName === "B" || element.tagName === "STRONG";
}
