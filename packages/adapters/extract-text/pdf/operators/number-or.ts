/** The operand where it is a number, as a broken file's may not be. */
export function numberOr(value: unknown, otherwise: number): number {
  return typeof value === "number" && Number.isFinite(value) ? value : otherwise;
}
