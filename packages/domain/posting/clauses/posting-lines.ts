/** A line of a posting with information about its position. */
export type Line = {
  text: string;
  isBullet: boolean;
  isFirst: boolean;
  followsBlank: boolean;
  /** Between empty lines, and not the last line. */
  isAlone: boolean;
  /** A label with a few words, next to another such line. */
  isOfPairs: boolean;
  /** In the lines under the title, up to the first empty one, if a longer text follows. */
  isOfHead: boolean;
  next: string;
  /** The first items of the list below the line. */
  list: string[];
};

export const bullet =
  /^(?:[-*•·‣▪–+●○◦✓✔→➔➤➢▶►›»>◆■□☑§\uF000-\uF0FF]|\p{Extended_Pictographic}\uFE0F?|\d{1,2}[.)]|\d{1,2}\.\d{1,2}[.)]?(?=\s+\p{Lu})|[a-z]\))\s+|^_(?=\p{L}[^_]*$)/u;

const picture = /^(\p{Extended_Pictographic})\uFE0F?\s+/u;

export function linesOf(description: string): Line[] {
  const written = description.split("\n").map((line) => line.trim());
  const all = written.map((text, index) => withoutPicture(text, neighbours(written, index)));
  const lastLine = all.findLastIndex((text) => text !== "");
  const firstLine = all.findIndex((text) => text !== "");
  const endOfHead = headEnd(all, firstLine);
  return all.flatMap((text, index) =>
    text === ""
      ? []
      : [
          {
            text,
            isBullet: bullet.test(text),
            // A text of one line has no title.
            isFirst: index === firstLine && all.length > firstLine + 1,
            followsBlank: index === 0 || all[index - 1] === "",
            isAlone: neighbours(all, index).every((other) => other === "") && index < lastLine,
            isOfPairs: isPair(text) && neighbours(all, index).some(isPair),
            isOfHead: index < endOfHead,
            next: all[index + 1] ?? "",
            list: bullet.test(text) ? [] : itemsFrom(all, index + 1),
          },
        ],
  );
}

const mostOfHead = 14;

/**
 * The index after the first block of lines if it is a header (a few lines before a much longer
 * text), otherwise 0.
 */
function headEnd(all: readonly string[], firstLine: number): number {
  const end = all.findIndex((text, index) => index > firstLine && text === "");
  const length = end - firstLine;
  const isHead = end !== -1 && length <= mostOfHead && all.length - end > 2 * length;
  return isHead && !all.slice(firstLine, end).some((text) => bullet.test(text)) ? end : 0;
}

const mostItems = 12;

function itemsFrom(all: readonly string[], start: number): string[] {
  const first = all[start] === "" ? start + 1 : start;
  const few = all.slice(first, first + mostItems);
  const end = few.findIndex((text) => !bullet.test(text));
  return end === -1 ? few : few.slice(0, end);
}

const neighbours = (all: readonly string[], index: number) => [
  all[index - 1] ?? "",
  all[index + 1] ?? "",
];

/**
 * Removes an emoji before a heading, where it is decoration. Before each of several lines it is a
 * list marker.
 */
function withoutPicture(text: string, beside: readonly string[]): string {
  const sign = picture.exec(text)?.[1];
  if (sign === undefined || beside.some((other) => other.startsWith(sign))) return text;
  return text.replace(picture, "");
}

/** "Contract: permanent", "Barème : CP 330" */
const isPair = (text: string) =>
  text.length <= 90 && /^\p{Lu}[^:.!?]{1,30}:\s\S[^.!?]*$/u.test(text);
