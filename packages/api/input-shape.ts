import { AppError } from "@resume-picker/domain/errors";

/** More than any valid input needs. The longest has 20,000 ids. */
const maxDepth = 20;
const maxValues = 25_000;

/** The types that superjson may restore in an input, besides those of JSON. */
const allowedTypes: ReadonlySet<unknown> = new Set(["Date", "undefined"]);
const maxAnnotations = 200;
const maxPathLength = 200;

/**
 * Rejects inputs that are expensive to validate. Validation takes time for each value, and
 * libraries that recurse into values overflow on deep ones.
 */
export function assertInputSize(input: unknown): void {
  let values = 0;
  let level = [input];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) throw inputError(`The input is nested too deeply (at most ${maxDepth}).`);
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== "object" || value === null) continue;
      for (const inner of Object.values(value)) next.push(inner);
      if (values + next.length > maxValues) {
        throw inputError(
          `The input holds too many values (at most ${maxValues}). Send less at once.`,
        );
      }
    }
    values += next.length;
    level = next;
  }
}

/**
 * Allows only two of superjson's instructions. References have quadratic cost, and no input needs
 * sets, maps, regular expressions or errors.
 */
export function assertSafeSuperjson(payload: unknown): void {
  const meta = fieldOf(payload, "meta");
  if (meta === undefined) return;
  if (fieldOf(meta, "referentialEqualities") !== undefined) {
    throw inputError("The input's meta may not hold references. Send each value in its place.");
  }
  const annotations = fieldOf(meta, "values");
  if (annotations === undefined || isPermitted(annotations)) return;
  const entries =
    typeof annotations === "object" && annotations !== null && !Array.isArray(annotations)
      ? Object.entries(annotations)
      : [["", annotations] as const];
  if (entries.length > maxAnnotations) {
    throw inputError(`The input's meta may name at most ${maxAnnotations} values.`);
  }
  for (const [path, annotation] of entries) {
    if (path.length > maxPathLength) throw inputError("A path in the input's meta is too long.");
    if (!isPermitted(annotation)) {
      throw inputError("The input's meta may only name values of the types Date and undefined.");
    }
  }
}

const isPermitted = (annotation: unknown): boolean =>
  Array.isArray(annotation) && annotation.length === 1 && allowedTypes.has(annotation[0]);

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

const inputError = (message: string) => new AppError("VALIDATION", message);
