/**
 * Supported languages, by the codes of `detectLanguage`. A CV in another one is not scored. Add a
 * language once its headings, dates and titles are in the word lists.
 */
export const readableLanguages: ReadonlySet<string> = new Set(
  "en de fr es pt it nl pl sv cs ro tr".split(" "),
);
