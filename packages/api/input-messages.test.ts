import { expect, test } from "vitest";
import { z } from "zod";
import { inputMessage } from "@resume-picker/domain/input-messages";
import { appRouter } from "./root.ts";

/** Values of every kind that are invalid for some field. */
const oddities: unknown[] = [
  undefined,
  null,
  true,
  -1,
  1.5,
  1e12,
  Number.NaN,
  "",
  " ",
  "no such thing, nor any address",
  "x".repeat(300_000),
  [],
  {},
  [null],
  [""],
  Array.from({ length: 30_000 }, () => "x"),
  { "a field of a very long name": { of: "another kind" } },
];

type JsonSchema = { properties?: Record<string, JsonSchema>; [key: string]: unknown };

/** Yields inputs with one invalid field each, at every level, and no other fields. */
function* oddInputs(schema: JsonSchema): Generator {
  yield* oddities;
  const alternatives = (schema["anyOf"] ?? schema["allOf"] ?? []) as JsonSchema[];
  for (const alternative of alternatives) yield* oddInputs(alternative);
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    for (const odd of oddInputs(inner)) yield { [name]: odd };
  }
}

function inputsOf(procedure: unknown): z.ZodType[] {
  // tRPC keeps a procedure's input parsers in its definition, without types.
  const { inputs } = (procedure as { _def: { inputs: unknown[] } })._def;
  return inputs.filter((input) => input instanceof z.ZodType);
}

const inZodsWords = z.locales.en().localeError;

test("no call answers in the words of a library", () => {
  const foreign = new Set<string>();
  let asked = 0;
  for (const [name, procedure] of Object.entries(appRouter._def.procedures)) {
    for (const input of inputsOf(procedure)) {
      // The JSON Schema lists the fields.
      const schema = z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as JsonSchema;
      for (const odd of oddInputs(schema)) {
        for (const issue of input.safeParse(odd).error?.issues ?? []) {
          asked += 1;
          // The raw issue, whose type includes the input, is not available any more.
          const theirs = inZodsWords({ ...issue, input: odd } as z.core.$ZodRawIssue);
          const theirWords = typeof theirs === "string" ? theirs : theirs?.message;
          const isSentence = /^(?:[A-Z]|“)[^<>]+$/.test(issue.message);
          if (issue.message === theirWords || !isSentence) {
            foreign.add(`${name} ${issue.path.join(".")}: ${issue.message}`);
          }
        }
      }
    }
  }
  expect(asked).toBeGreaterThan(1000);
  expect([...foreign]).toEqual([]);
});

test("the sentences are in force wherever a procedure is called", () => {
  expect(z.config().customError).toBe(inputMessage);
});
