import { tidyPastedPosting } from "@resume-picker/domain/posting/tidy-pasted-posting";
import { htmlToMarkdown } from "./html-to-markdown.ts";

/** HTML longer than this is no posting, so the browser handles the paste. */
const longestHtml = 2_000_000;

/**
 * Returns pasted text as Markdown, from the clipboard's HTML if it has any. Returns null for a
 * single line.
 */
export function pastedPosting(clipboard: DataTransfer): string | null {
  const plain = clipboard.getData("text/plain");
  const html = clipboard.getData("text/html");
  if (html.length > longestHtml) return null;
  const converted = html === "" ? "" : tidyPastedPosting(htmlToMarkdown(html));
  const text = converted === "" ? tidyPastedPosting(plain) : converted;
  return text.includes("\n") ? text : null;
}

/** Inserts the text as if it were typed, which the browser can undo. */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  // oxlint-disable-next-line typescript/no-deprecated -- the only way that keeps a field's history
  if (!document.execCommand("insertText", false, text)) {
    field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
