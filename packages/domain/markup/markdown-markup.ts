import { html } from "./html-template.ts";
import type { Markup } from "./html-template.ts";

type Block = { kind: "heading" | "text" | "bullets" | "steps"; lines: string[] };

const bulletCharacters = ["- ", "* ", "+ ", "• "];

/**
 * Renders the Markdown used in postings: headings, lists, paragraphs and bold words. Other syntax
 * stays as text.
 */
export function markdownMarkup(text: string): Markup {
  return html`${blocksOf(text).map(({ kind, lines }) => {
    const [first = ""] = lines;
    if (kind === "heading") return html`<h4>${boldMarkup(first)}</h4>`;
    const items = lines.map((line) => html`<li>${boldMarkup(line)}</li>`);
    if (kind === "bullets")
      return html`<ul>
        ${items}
      </ul>`;
    if (kind === "steps")
      return html`<ol>
        ${items}
      </ol>`;
    return html`<p>
      ${lines.map((line, at) => html`${at === 0 ? "" : html`<br />`}${boldMarkup(line)}`)}
    </p>`;
  })}`;
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    if (line === "") {
      open = null;
      continue;
    }
    const [kind, words] = readLine(line);
    if (open === null || open.kind !== kind || kind === "heading") {
      open = { kind, lines: [] };
      blocks.push(open);
    }
    open.lines.push(words);
  }
  return blocks;
}

function readLine(line: string): [Block["kind"], string] {
  const heading = line.split(" ", 1)[0] ?? "";
  const isHeading = heading !== "" && heading.length <= 6 && heading === "#".repeat(heading.length);
  if (isHeading && line.length > heading.length) return ["heading", line.slice(heading.length + 1)];
  if (bulletCharacters.some((sign) => line.startsWith(sign))) return ["bullets", line.slice(2)];
  const dot = line.indexOf(". ");
  const isStep = dot > 0 && dot <= 3 && Number.isInteger(Number(line.slice(0, dot)));
  return isStep ? ["steps", line.slice(dot + 2)] : ["text", line];
}

/** Unpaired asterisks stay as text. */
function boldMarkup(line: string): Markup {
  const pieces = line.split("**");
  if (pieces.length % 2 === 0) return html`${line}`;
  return html`${pieces.map((piece, at) => (at % 2 === 1 ? html`<strong>${piece}</strong>` : piece))}`;
}
