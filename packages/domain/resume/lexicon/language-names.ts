import { languages } from "./languages.gen.ts";
import { foldWords } from "../text/fold-text.ts";

/** Maps folded language names to English names. */
export const languageNames: ReadonlyMap<string, string> = new Map(
  Object.values(languages).flatMap((table) =>
    Object.entries(table).flatMap(([english, names]) =>
      names.split("|").map((name) => [foldWords(name), english] as const),
    ),
  ),
);

/** True if the text names at least one spoken language. */
export function namesLanguage(text: string): boolean {
  const words = foldWords(text).split(" ");
  return words.some(
    (word, index) =>
      languageNames.has(word) || languageNames.has(`${word} ${words[index + 1] ?? ""}`.trim()),
  );
}

/** The folded names of a language, given by its English name. */
export const namesOfLanguage = (english: string): string[] =>
  [...languageNames].flatMap(([name, of]) => (of === english ? [name] : []));
