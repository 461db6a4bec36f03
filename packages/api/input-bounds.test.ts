import { expect, test } from "vitest";
import { z } from "zod";
import { appRouter } from "./root.ts";

type JsonSchema = { [key: string]: unknown };

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null;

const hasType = ({ type }: JsonSchema, name: string) =>
  type === name || (Array.isArray(type) && type.includes(name));

/** Yields the paths of strings, lists and records without a maximum length. */
function* unboundedIn(schema: unknown, path: string): Generator<string> {
  if (Array.isArray(schema)) {
    for (const one of schema) yield* unboundedIn(one, path);
    return;
  }
  if (!isSchema(schema)) return;
  const { properties, items } = schema;
  const isFixed = "enum" in schema || "const" in schema;
  if (hasType(schema, "string") && !isFixed && !("maxLength" in schema)) yield path;
  if (hasType(schema, "array") && !("maxItems" in schema)) yield `${path}[]`;
  const { propertyNames: names } = schema;
  const isNamed = "maxProperties" in schema || (isSchema(names) && "enum" in names);
  if (isSchema(schema["additionalProperties"]) && !isNamed) yield `${path}{}`;
  for (const key of ["anyOf", "oneOf", "allOf"]) yield* unboundedIn(schema[key], path);
  yield* unboundedIn(items, `${path}[]`);
  for (const [name, inner] of Object.entries(isSchema(properties) ? properties : {})) {
    yield* unboundedIn(inner, `${path}.${name}`);
  }
}

function inputsOf(procedure: unknown): z.ZodType[] {
  // tRPC keeps a procedure's input parsers in its definition, without types.
  const { inputs } = (procedure as { _def: { inputs: unknown[] } })._def;
  return inputs.filter((input) => input instanceof z.ZodType);
}

test("no call takes a text, a list or a record of any length", () => {
  const unbounded = Object.entries(appRouter._def.procedures).flatMap(([name, procedure]) =>
    inputsOf(procedure).flatMap((input) => [
      ...unboundedIn(z.toJSONSchema(input, { io: "input", unrepresentable: "any" }), name),
    ]),
  );
  expect(unbounded).toEqual([]);
});

test("the walk sees what has no bound", () => {
  const loose = z.object({
    text: z.string(),
    list: z.array(z.string().max(3)),
    deep: z.array(z.object({ name: z.string().nullable() })).max(2),
    record: z.record(z.string().max(3), z.number()),
    fine: z.enum(["a", "b"]),
  });
  expect([...unboundedIn(z.toJSONSchema(loose), "x")]).toEqual([
    "x.text",
    "x.list[]",
    "x.deep[].name",
    "x.record{}",
  ]);
});
