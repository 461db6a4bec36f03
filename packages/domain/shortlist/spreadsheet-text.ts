/** The longest text in an Excel cell, in UTF-16 units. */
const maxCellText = 32_767;

/**
 * Converts text to one line that any spreadsheet file can contain. Control characters, line breaks,
 * noncharacters and lone surrogates become a space, and the text is truncated.
 */
export function cellText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029\ufffd-\uffff]+/gu, " ")
    .slice(0, maxCellText)
    .toWellFormed();
}

/** The start of a formula in any spreadsheet program, including full-width characters. */
const formulaStart = /^([\s\p{Cf}\u2800"]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20\u2212])/u;

/**
 * The start of a formula after a character that separates cells if a program doesn't use commas,
 * like Excel in half of Europe.
 */
const formulaInside = /([;|][\s\p{Cf}\u2800"']*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20\u2212])/gu;

/**
 * Text for a CSV file, with an apostrophe before anything that a program could take for a formula
 * (OWASP, "CSV Injection").
 */
export function csvText(text: string): string {
  return cellText(text).replace(formulaStart, "$1'").replaceAll(formulaInside, "$1'");
}
