import type { Block, Sheet } from "../compose/blocks.ts";
import type { Span } from "../compose/patterns.ts";
import { isRightToLeft } from "../languages.ts";
import { writeStyle } from "./html-style.ts";

/** Writes the CV as a page for Chromium to print. */
export function writeHtml(sheet: Sheet): string {
  const direction = isRightToLeft(sheet.language) ? "rtl" : "ltr";
  const main = `<main>${sheet.main.map(writeBlock).join("")}</main>`;
  const side = `<aside>${sheet.side.map(writeBlock).join("")}</aside>`;
  const body = sheet.page === "one" ? main : sheet.page === "left" ? side + main : main + side;
  const footer = sheet.footer === "" ? "" : `<footer>${escape(sheet.footer)}</footer>`;
  return `<!doctype html><html lang="${sheet.language}" dir="${direction}"><head><meta charset="utf-8"><style>${writeStyle(sheet)}</style></head><body><div class="page">${body}</div>${footer}</body></html>`;
}

function writeBlock(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `<h2>${escape(block.text)}</h2>`;
    case "points":
      return block.items
        .map(
          (item) =>
            `<div class="point"><span class="mark">${block.mark}</span><span>${escape(item)}</span></div>`,
        )
        .join("");
    case "table":
      return writeTable(block);
    case "gap":
      return '<div class="gap"></div>';
    case "name":
      return `<h1>${block.line.left.map(writeSpan).join("")}</h1>`;
    default: {
      const { left, right } = block.line;
      const start = `<span>${left.map(writeSpan).join("")}</span>`;
      const end =
        right.length > 0 ? `<span class="end">${right.map(writeSpan).join("")}</span>` : "";
      return `<div class="${block.kind}">${start}${end}</div>`;
    }
  }
}

function writeTable({ rows, widths, border }: Extract<Block, { kind: "table" }>): string {
  const cell = (blocks: Block[], at: number): string =>
    `<td style="width:${String(widths[at] ?? 100 / widths.length)}%">${blocks.map(writeBlock).join("")}</td>`;
  const lines = rows.map((cells) => `<tr>${cells.map(cell).join("")}</tr>`).join("");
  return `<table class="${border ? "border" : ""}">${lines}</table>`;
}

function writeSpan({ text, bold, italic }: Span): string {
  const inner = escape(text);
  return bold ? `<b>${inner}</b>` : italic ? `<i>${inner}</i>` : inner;
}

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
