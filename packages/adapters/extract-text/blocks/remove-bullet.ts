import { cleanText, isBullet, isWeakBullet } from "../layout/characters.ts";
import { type BlockLine, lineText } from "./text-block.ts";

/** Removes a typed bullet from the first line and returns whether there was one. */
export function removeBullet(lines: readonly BlockLine[]): boolean {
  const [line] = lines;
  const mark = /^(\S)[\s]+(?=\S)/u.exec(line ? lineText(line) : "");
  const sign = mark?.[1];
  if (
    !line ||
    !mark ||
    sign === undefined ||
    !(isBullet(sign) || (isWeakBullet(sign) && sign !== "o"))
  )
    return false;
  let left = mark[0].length;
  line.runs = line.runs.flatMap((run) => {
    const cut = Math.min(left, run.text.length);
    left -= cut;
    const text = cleanText(run.text.slice(cut));
    return text === "" ? [] : [{ ...run, text }];
  });
  return true;
}
