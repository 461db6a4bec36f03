import type { TextLine, TextRun } from "@resume-picker/domain/resume/shape/document";

type Line = Omit<TextLine, "block">;

/** Whether a plain text is Markdown: headings with `#`, or words between pairs of asterisks. */
export function isMarkdown(text: string): boolean {
  return (
    (text.match(/^#{1,6} \S/gmu)?.length ?? 0) > 1 ||
    (text.match(/\*\*[^*\n]+\*\*/g)?.length ?? 0) > 2
  );
}

/** Parses the Markdown of a line: `##` heading, `**…**` bold, `*…*` italic, `[…](…)` link. */
export function readMarkdown(line: Line): Line {
  const level = /^#{1,6}\s+/.exec(line.text)?.[0].trim().length ?? 0;
  const bare = line.text
    .replace(/^(?:#{1,6}|>)\s+/, "")
    .replace(/\[([^[\]\n]+)\]\([^()\n]*\)/g, "$1")
    .replaceAll("`", "");
  const runs = bare
    .split(/(\*\*[^*]+\*\*|__[^_]+__|\*[^*]+\*)/)
    .filter((part) => part !== "")
    .map((part) => toRun(part, level > 0));
  const text = runs.map((run) => run.text).join("");
  const bold = runs.length > 0 && runs.every((run) => run.bold || run.text.trim() === "");
  return { ...line, text, runs, bold, heading: level === 1 || level === 2 };
}

function toRun(part: string, isHeading: boolean): TextRun {
  const mark = /^(\*\*|__|\*)(.+)\1$/.exec(part);
  const bold = isHeading || mark?.[1] === "**" || mark?.[1] === "__";
  return { text: mark?.[2] ?? part, bold, italic: mark?.[1] === "*", fontSize: 0 };
}
