/** The longest text that a cell of Excel holds, in UTF-16 units. */
const maxCellText = 32_767;

/**
 * Text that any spreadsheet file can hold, on one line: control characters, line breaks, noncharacters
 * and lone surrogates become a space, and what is too long is cut.
 */
export function cellText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029\ufffd-\uffff]+/gu, " ")
    .slice(0, maxCellText)
    .toWellFormed();
}

/** What starts a formula in one spreadsheet program or another, full-width forms included. */
const formulaStart = /^([\s\p{Cf}\u2800"]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20\u2212])/u;

/**
 * The same behind characters that part cells where a program takes another separator than the
 * comma, as Excel does in half of Europe, and then reads on as if a cell began there.
 */
const formulaInside = /([;|][\s\p{Cf}\u2800"']*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20\u2212])/gu;

/**
 * Text for a CSV file, in which no program finds a formula: an apostrophe before it makes it text
 * (OWASP, "CSV Injection").
 */
export function csvText(text: string): string {
  return cellText(text).replace(formulaStart, "$1'").replaceAll(formulaInside, "$1'");
}
