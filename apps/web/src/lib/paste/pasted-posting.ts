import { tidyPastedPosting } from "@resume-picker/domain/posting/tidy-pasted-posting";
import { htmlToMarkdown } from "./html-to-markdown.ts";

/** A clipboard with more than this is no posting: it is pasted as the browser does. */
const longestHtml = 2_000_000;

/** Pasted text as Markdown, out of HTML where the clipboard has any; null where it is a single line. */
export function pastedPosting(clipboard: DataTransfer): string | null {
  const plain = clipboard.getData("text/plain");
  const html = clipboard.getData("text/html");
  if (html.length > longestHtml) return null;
  const converted = html === "" ? "" : tidyPastedPosting(htmlToMarkdown(html));
  const text = converted === "" ? tidyPastedPosting(plain) : converted;
  return text.includes("\n") ? text : null;
}

/** As typing does it: the browser can undo it. */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  // oxlint-disable-next-line typescript/no-deprecated -- the only way that keeps a field's history
  if (!document.execCommand("insertText", false, text)) {
    field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
