import { firstOwnFrame, readStack, writeStack } from "./read-stack.ts";

type Value = string | number | boolean;
type Rule = (value: unknown) => Value | undefined;

const figure: Rule = (value) =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;
const yesOrNo: Rule = (value) => (typeof value === "boolean" ? value : undefined);
const text =
  (pattern: RegExp): Rule =>
  (value) =>
    typeof value === "string" && value.length <= 120 && pattern.test(value) ? value : undefined;
const list =
  (pattern: RegExp): Rule =>
  (value) =>
    Array.isArray(value) && value.every((item) => typeof item === "string" && pattern.test(item))
      ? value.slice(0, 20).join(", ")
      : undefined;

/**
 * The fields that a log entry may contain besides its message, and their required formats. Other
 * data is never logged: passwords, tokens, cookies, CV text, names, addresses.
 */
const rules: Record<string, Rule> = {
  method: text(/^[A-Z]{3,7}$/),
  /** A path of the route table, with `:id` instead of an id. */
  route: text(/^\/[\w\-/:.*{}]*$/),
  page: text(/^\/[\w\-/:…]*$/),
  procedure: text(/^[a-zA-Z]+\.[a-zA-Z]+(?:,[a-zA-Z]+\.[a-zA-Z]+)*$/),
  operation: text(/^[\w.:/ \-{}*]+$/),
  status: figure,
  ms: figure,
  average: figure,
  code: text(/^[A-Z][A-Z\d_]{1,50}$/),
  errorName: text(/^[A-Z][A-Za-z]{2,40}$/),
  browser: text(/^[A-Z][a-z]+ \d{1,4}$/),
  mailId: figure,
  by: text(/^(?:smtp|outbox)$/),
  attempts: figure,
  applied: list(/^\d{4}_[\w-]{1,80}$/),
  hasBackup: yesOrNo,
  port: figure,
  entries: figure,
  files: figure,
  bytes: figure,
  candidates: figure,
};

export type AllowedFields = {
  details: Record<string, Value>;
  requestId: string | null;
  stack: string | null;
  file: string | null;
  line: number | null;
  category: string | undefined;
};

const requestIds = /^[\w-]{8,64}$/;
const categories = /^[a-z]{2,20}$/;

/** Reduces the data passed to the log to the fields that may be logged. */
export function keepAllowedFields(fields: Readonly<Record<string, unknown>>): AllowedFields {
  const details: Record<string, Value> = {};
  const { error, stack, requestId, category } = fields;
  const given = error instanceof Error ? { ...errorFields(error), ...fields } : fields;
  for (const [name, rule] of Object.entries(rules)) {
    const value = rule(given[name]);
    if (value !== undefined) details[name] = value;
  }
  const trace = error instanceof Error ? error.stack : stack;
  const frames = typeof trace === "string" ? readStack(trace, "server") : [];
  const first = firstOwnFrame(frames);
  return {
    details,
    requestId: typeof requestId === "string" && requestIds.test(requestId) ? requestId : null,
    stack: writeStack(frames),
    file: first?.file ?? null,
    line: first?.line ?? null,
    category: typeof category === "string" && categories.test(category) ? category : undefined,
  };
}

/** An error's class and code. Its message is left out because it may quote user input. */
function errorFields(error: Error): Record<string, unknown> {
  const { code } = error as { code?: unknown };
  return { errorName: error.name, code };
}
