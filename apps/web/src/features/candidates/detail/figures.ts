/** Formats a match strength as it is multiplied: "0.425", "1.00". */
export function creditText(credit: number): string {
  return credit.toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 3 });
}

/** Formats a number without padding: "3", "0.6". */
export function figureText(value: number): string {
  return value.toLocaleString("en", { maximumFractionDigits: 3 });
}

/** Formats points as "9.38", precise enough for the rows to add up to their sum. */
export function hundredths(points: number): string {
  return points.toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** Formats points for reading: "9.4". */
export function tenths(points: number): string {
  return points.toLocaleString("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** Describes how well a row matches. */
export function creditWords(credit: number): string {
  if (credit >= 1) return "full match";
  return credit > 0 ? "part match" : "no match";
}
