export type MarkdownMark = {
  before: string;
  after: string;
  placeholder: string;
  isBlock?: boolean;
};

export const markdownMarks = {
  Bold: { before: "**", after: "**", placeholder: "bold text" },
  Italic: { before: "*", after: "*", placeholder: "italic text" },
  Heading: { before: "## ", after: "", placeholder: "Heading", isBlock: true },
  Link: { before: "[", after: "](https://)", placeholder: "link text" },
  List: { before: "- ", after: "", placeholder: "item", isBlock: true },
  Quote: { before: "> ", after: "", placeholder: "quotation", isBlock: true },
  Code: { before: "```\n", after: "\n```", placeholder: "code", isBlock: true },
  Table: {
    before: "| Column | Column |\n|---|---|\n| ",
    after: " | cell |",
    placeholder: "cell",
    isBlock: true,
  },
} satisfies Record<string, MarkdownMark>;

/** Wraps the selection in a mark as if it were typed, which the browser can undo. */
export function applyMark(field: HTMLTextAreaElement, mark: MarkdownMark): void {
  const { selectionStart: start, selectionEnd: end, value } = field;
  const selected = value.slice(start, end) || mark.placeholder;
  const needsBreak = mark.isBlock === true && start > 0 && value[start - 1] !== "\n";
  const lead = needsBreak ? "\n\n" : "";
  typeText(field, `${lead}${mark.before}${selected}${mark.after}`);
  const from = start + lead.length + mark.before.length;
  field.setSelectionRange(from, from + selected.length);
}

export function typeText(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  // oxlint-disable-next-line typescript/no-deprecated -- the only way that keeps undo
  document.execCommand("insertText", false, text);
}
