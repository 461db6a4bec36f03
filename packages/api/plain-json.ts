import superjson from "superjson";
import type { SuperJSONResult } from "superjson";
import { AppError } from "@resume-picker/domain/errors";
import { refuseInstructions, refuseUnwieldy } from "./input-shape.ts";

const plain = new WeakSet<object>();

/**
 * Says that an answer is plain JSON through and through, without a date or a map in it: superjson
 * would walk each value of 10,000 rows to find that out.
 */
export function plainJson<Value extends object>(value: Value): Value {
  plain.add(value);
  return value;
}

/** The answer in place of another one, which may have been said to be plain JSON. */
export function copyPlain(former: object, answer: unknown): unknown {
  if (plain.has(former) && typeof answer === "object" && answer !== null) plain.add(answer);
  return answer;
}

/** An input as superjson reads it, once it is known to be small work. */
function readInput(payload: SuperJSONResult): unknown {
  refuseInstructions(payload);
  refuseUnwieldy(payload);
  try {
    // It was parsed for this call alone: no copy is needed.
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
      // What was marked is JSON: only then does the cast hold, and `plainJson` is its only way in.
      typeof value === "object" && value !== null && plain.has(value)
        ? { json: value as SuperJSONResult["json"] }
        : superjson.serialize(value),
    deserialize: (result: SuperJSONResult): unknown => superjson.deserialize(result),
  },
};
