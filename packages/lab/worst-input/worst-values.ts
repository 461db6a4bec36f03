type JsonSchema = { [key: string]: unknown };

export type Kind = "long" | "spaces" | "digits";

/** Values of existing rows, which let an input get as far as possible. */
export type Known = { [field: string]: string | number };

const fillings: Record<Kind, string> = { long: "ab", spaces: "a ", digits: "0123456789abcdef@" };
const defaultMaxLength = 100_000;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

type Worst = { kind: Kind; known: Known };

/**
 * Returns the largest value that a JSON schema allows. For a union, uses the first type that can be
 * large.
 */
export function worstValue(schema: unknown, worst: Worst, name = ""): unknown {
  if (!isSchema(schema)) return null;
  const { kind, known } = worst;
  const { type, properties, items } = schema;
  if (name in known) return known[name];
  if ("const" in schema) return schema["const"];
  if (Array.isArray(schema["enum"])) return schema["enum"].at(-1);
  for (const key of ["anyOf", "oneOf"]) {
    const shapes = schema[key];
    if (Array.isArray(shapes)) return worstValue(shapes[0], worst, name);
  }
  if (Array.isArray(schema["allOf"])) {
    const parts = schema["allOf"].map((part) => worstValue(part, worst, name));
    return Object.assign({}, ...parts) as object;
  }
  if (isSchema(properties)) {
    return Object.fromEntries(
      Object.entries(properties).map(([key, inner]) => [key, worstValue(inner, worst, key)]),
    );
  }
  if (type === "string") return worstText(schema, kind, name);
  if (type === "boolean") return true;
  if (type === "integer" || type === "number") return worstNumber(schema);
  if (type === "array") {
    const length = Number(schema["maxItems"] ?? defaultMaxLength);
    return Array.from({ length }, (_, i) =>
      isSchema(items) && items["type"] === "integer" ? i + 1 : worstValue(items, worst),
    );
  }
  return null;
}

function worstText({ maxLength, format }: JsonSchema, kind: Kind, name: string): string {
  if (format === "date") return "2026-01-01";
  const length = Number(maxLength ?? defaultMaxLength);
  if (/email/i.test(name)) return `${"a".repeat(60)}@${"b".repeat(60)}.example`;
  return fillings[kind].repeat(length).slice(0, length);
}

function worstNumber({ maximum }: JsonSchema): number {
  return typeof maximum === "number" ? Math.min(maximum, 1_000_000) : 1_000_000;
}
