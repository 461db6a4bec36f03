import superjson from "superjson";
import type { SuperJSONResult } from "superjson";
import { AppError } from "@resume-picker/domain/errors";
import { assertSafeSuperjson, assertInputSize } from "./input-shape.ts";

const plain = new WeakSet<object>();

/**
 * Marks an answer as plain JSON without dates or maps. Otherwise superjson would walk every value
 * of 10,000 rows to find that out.
 */
export function plainJson<Value extends object>(value: Value): Value {
  plain.add(value);
  return value;
}

/** Marks the new answer as plain JSON if the one it replaces was. */
export function copyPlain(former: object, answer: unknown): unknown {
  if (plain.has(former) && typeof answer === "object" && answer !== null) plain.add(answer);
  return answer;
}

/** Parses an input with superjson, after checking that this is cheap. */
function readInput(payload: SuperJSONResult): unknown {
  assertSafeSuperjson(payload);
  assertInputSize(payload);
  try {
    // It was parsed for this call only, so no copy is needed.
    return superjson.deserialize(payload, { inPlace: true });
  } catch (cause) {
    throw new AppError("VALIDATION", "A path in the input's meta can't be followed.", { cause });
  }
}

export const transformer = {
  input: {
    serialize: (value: unknown): SuperJSONResult => superjson.serialize(value),
    deserialize: readInput,
  },
  output: {
    serialize: (value: unknown): SuperJSONResult =>
      // The cast is valid because only `plainJson` marks values.
      typeof value === "object" && value !== null && plain.has(value)
        ? { json: value as SuperJSONResult["json"] }
        : superjson.serialize(value),
    deserialize: (result: SuperJSONResult): unknown => superjson.deserialize(result),
  },
};
