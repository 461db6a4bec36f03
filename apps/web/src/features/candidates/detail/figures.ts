/** "0.425", "1.00": as it is multiplied. */
export function creditText(credit: number): string {
  return credit.toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 3 });
}

/** "3", "0.6": no more digits than the figure has. */
export function figureText(value: number): string {
  return value.toLocaleString("en", { maximumFractionDigits: 3 });
}

/** "9.38": so that many of them still add up to what stands below them. */
export function hundredths(points: number): string {
  return points.toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** "9.4": as people read it. */
export function tenths(points: number): string {
  return points.toLocaleString("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** How far a row is met, in words. */
export function creditWords(credit: number): string {
  if (credit >= 1) return "full match";
  return credit > 0 ? "part match" : "no match";
}
