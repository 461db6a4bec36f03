import { z } from "zod";
import { appRouter } from "@resume-picker/api/root";
import { maxCallsPerBatch } from "@resume-picker/domain/request-limits";
import { routes } from "@resume-picker/server/src/rest/routes.ts";
import { worstValue } from "./worst-values.ts";
import type { Kind, Known } from "./worst-values.ts";

export type Attack = {
  target: string;
  input: string;
  path: string;
  method: string;
  body?: string | FormData;
};

type Definition = { type: string; inputs: unknown[] };

// tRPC stores the type and input parsers of each procedure in its definition, which is untyped.
const procedures = Object.entries(appRouter._def.procedures).map(
  ([name, procedure]) => [name, (procedure as unknown as { _def: Definition })._def] as const,
);

/** These calls delete data or sessions that the others need, so they run last. */
const isLast = (name: string) => /delete|signOut|endSession/i.test(name);

const schemaOf = ({ inputs }: Definition): unknown => {
  const input = inputs[0];
  if (!(input instanceof z.ZodType)) return null;
  return z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
};

/** Node rejects longer addresses before any handler runs. */
const maxAddress = 14_000;

function call(name: string, type: string, [kind, payload]: [string, unknown]): Attack {
  const text = JSON.stringify(payload);
  const base = { target: name, input: kind, path: `/api/trpc/${name}` };
  if (type !== "query") return { ...base, method: "POST", body: text };
  const input = encodeURIComponent(text);
  const path = `${base.path}?input=${input.length > maxAddress ? "%7B%7D" : input}`;
  return { ...base, path, method: "GET" };
}

/**
 * Inputs that no schema checks: superjson references, depth and numbers that are rejected before
 * it.
 */
function* beyondSchemas(value: unknown): Generator<[string, unknown]> {
  const json: object = typeof value === "object" && value !== null ? value : {};
  const paths = Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`a.${i}`, ["a"]]));
  const meta = { values: { a: ["set"] }, referentialEqualities: paths, v: 1 };
  yield ["references", { json: { ...json, a: Array(3000).fill(0) }, meta }];
  const deep = JSON.parse(`${"[".repeat(3_000)}${"]".repeat(3_000)}`) as unknown;
  yield ["deep", { json: { ...json, deep } }];
  yield ["many", { json: { ...json, many: Array(24_000).fill("") } }];
  yield ["too many", { json: { ...json, many: Array(500_000).fill("") } }];
}

const kinds: Kind[] = ["long", "spaces", "digits"];

/** Ids of existing rows. An `id` is that of a candidate or a job, depending on the call. */
export type Rows = { candidateId: number; jobId: number; userId: string };

const knownFor = (target: string, { candidateId, jobId, userId }: Rows): Known => ({
  id: /candidates[./]|notes\./.test(target) && !target.includes("/jobs/") ? candidateId : jobId,
  jobId,
  candidateId,
  userId,
});

/** Returns the worst valid inputs of each procedure and each REST path. */
export function attacksWith(rows: Rows): Attack[] {
  const rpc = procedures.flatMap(([name, definition]) => {
    const known = knownFor(name, rows);
    const schema = schemaOf(definition);
    const json = schema === null ? {} : worstValue(schema, { kind: "long", known });
    const own = schema === null ? [] : kinds;
    const payloads: [string, unknown][] = [
      ...own.map((kind): [string, unknown] => [
        kind,
        { json: worstValue(schema, { kind, known }) },
      ]),
      ...beyondSchemas(json),
    ];
    return [
      ...payloads.map((payload) => call(name, definition.type, payload)),
      ...(definition.type === "query" ? [batchOf(name, json)] : []),
    ];
  });
  const rest = routes
    .filter(({ form }) => form === undefined)
    .map(({ method, path, procedure }): Attack => {
      const known = knownFor(path, rows);
      const found = procedures.find(([name]) => name === procedure);
      const input = Object(
        found ? worstValue(schemaOf(found[1]), { kind: "long", known }) : {},
      ) as object;
      const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => String(known[name] ?? "1"));
      const target = `${method} ${path}`;
      if (method === "GET" || method === "DELETE")
        return { target, input: "", path: filled, method };
      return { target, input: "long", path: filled, method, body: JSON.stringify(input) };
    });
  const all = [...rpc, ...rest, ...uploads(rows)];
  return [
    ...all.filter(({ target }) => !isLast(target)),
    ...all.filter(({ target }) => isLast(target)),
  ];
}

const lineOf = (filling: string, length: number) => filling.repeat(length).slice(0, length);

/**
 * The texts that proved most expensive for a rule, a search or the database, up to the maximum size
 * of a CV.
 */
const texts: [string, (index: number) => string][] = [
  ["hex digits", () => `${lineOf("0123456789abcdef", 1990)}\n`.repeat(140)],
  ["signs of addresses", () => `${lineOf("a@b.", 1990)}\n`.repeat(140)],
  ["blanks", () => `${lineOf("a ", 1990)}\n`.repeat(140)],
  ["other words", (at) => Array.from({ length: 33_000 }, (_, i) => `w${at}${i}`).join(" ")],
  ["roles", () => "Engineer, Acme Ltd, 2019 - 2024\nBuilt it with TypeScript\n".repeat(3900)],
  ["9 MB", () => "Noor Haddad built payments ".repeat(340_000)],
];

/** Uploads one file of each kind, and twenty at once. */
function uploads({ jobId }: Rows): Attack[] {
  return texts.flatMap(([input, textOf]) =>
    [1, 20].map((count): Attack => {
      const body = new FormData();
      body.set("jobId", String(jobId));
      for (let at = 0; at < count; at += 1)
        body.append("files", new File([`Person ${at}\n${textOf(at)}`], `${input}-${at}.txt`));
      const target = "POST /api/upload";
      return { target, input: `${count} × ${input}`, path: "/api/upload", method: "POST", body };
    }),
  );
}

function batchOf(name: string, json: unknown): Attack {
  const inputs = Object.fromEntries(
    Array.from({ length: maxCallsPerBatch }, (_, i) => [i, { json }]),
  );
  const input = encodeURIComponent(JSON.stringify(inputs));
  const names = Array(maxCallsPerBatch).fill(name).join(",");
  const path = `/api/trpc/${names}?batch=1&input=${input.length > maxAddress ? "%7B%7D" : input}`;
  return { target: name, input: `batch of ${maxCallsPerBatch}`, path, method: "GET" };
}
