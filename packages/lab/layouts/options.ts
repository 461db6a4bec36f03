import { parseArgs } from "node:util";
import type { Language } from "./languages.ts";
import { languages } from "./languages.ts";
import type { Half } from "./template.ts";
import { readTemplates } from "./template.ts";

export type Options = {
  half: Half | undefined;
  language: Language | undefined;
  template: string | undefined;
  people: number;
  show: boolean;
  json: boolean;
  /** Whether the run measures everything that the recorded figure includes. */
  isComplete: boolean;
};

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      half: { type: "string" },
      language: { type: "string" },
      template: { type: "string" },
      people: { type: "string", default: "3" },
      all: { type: "boolean", default: false },
      show: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      record: { type: "boolean", default: false },
    },
  });
  const half = oneOf(["tuned", "held"] as const, values.half, "half");
  const language = oneOf(languages, values.language, "language");
  const tuned = readTemplates("tuned").map(({ id }) => id);
  // Held-out templates have figures for each language, but not for each template.
  const template = oneOf(tuned, values.template, "template");
  const people = values.all ? Infinity : Number(values.people);
  const isComplete = half !== "tuned" && language === undefined && template === undefined;
  return { half, language, template, people, show: values.show, json: values.json, isComplete };
}

function oneOf<T extends string>(
  known: readonly T[],
  value: string | undefined,
  name: string,
): T | undefined {
  if (value === undefined) return undefined;
  const found = known.find((each) => each === value);
  if (found === undefined) throw new Error(`--${name} is one of: ${known.join(", ")}`);
  return found;
}
