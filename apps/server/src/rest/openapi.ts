import { sessionCookieName } from "@resume-picker/api/accounts/sessions/sessions";
import { appRouter } from "@resume-picker/api/root";
import { tokenRefusal } from "@resume-picker/domain/accounts/token-scopes";
import { z } from "zod";
import type { Route } from "./route.ts";

type JsonSchema = {
  properties?: Record<string, unknown>;
  required?: string[];
  [key: string]: unknown;
};

/** Describes the REST routes in OpenAPI 3.1, based on the procedures' own schemas. */
export function describeRoutes(routes: readonly Route[], serverUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, "{$1}");
    (paths[path] ??= {})[route.method.toLowerCase()] = describe(route);
  }
  return {
    openapi: "3.1.0",
    info: { title: "Resume Picker", version: "0.1.0" },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: {
        apiToken: { type: "http", scheme: "bearer", description: "An API token of the account" },
        session: {
          type: "apiKey",
          in: "cookie",
          name: sessionCookieName(serverUrl.startsWith("https:")),
          description: "The session that POST /api/login starts",
        },
      },
      schemas: {
        Error: {
          type: "object",
          required: ["message", "code"],
          properties: {
            message: { type: "string" },
            code: { type: "string" },
            issues: {
              type: "array",
              items: {
                type: "object",
                properties: { path: { type: "string" }, message: { type: "string" } },
              },
            },
            requestId: { type: "string" },
          },
        },
      },
    },
  };
}

function describe(route: Route): Record<string, unknown> {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const input = inputSchema(route.procedure);
  const inPath = names.map((name) => ({
    name,
    in: "path",
    required: true,
    schema: input?.properties?.[name] ?? { type: "string" },
  }));
  const hasBody = route.method !== "GET" && route.method !== "DELETE";
  const parameters = hasBody ? inPath : [...inPath, ...queryParameters(input, names)];
  const body = hasBody ? requestBody(route, input, names) : null;
  return {
    operationId: route.procedure,
    tags: [route.procedure.split(".")[0]],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    security: securityOf(route),
    responses: {
      [route.status]: { description: "OK", content: responseContent(route) },
      default: {
        description: "An error, in words for people",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    },
  };
}

/** Lists the ways to sign in for the call, of which one is enough. `{}` stands for none. */
function securityOf({ procedure: path }: Route): object[] {
  const { type, meta } = definitionOf(path);
  const acceptsTokens = tokenRefusal(["all"], { path, isQuery: type === "query" }) === null;
  return [
    ...(meta?.isPublic === true ? [{}] : []),
    ...(acceptsTokens ? [{ apiToken: [] }] : []),
    { session: [] },
  ];
}

/** Without a body, the rest of the input is sent as query parameters. */
function queryParameters(input: JsonSchema | null, inPath: readonly string[]): object[] {
  const required = new Set(input?.required);
  return Object.entries(input?.properties ?? {})
    .filter(([name]) => !inPath.includes(name))
    .map(([name, schema]) => ({ name, in: "query", required: required.has(name), schema }));
}

function requestBody(route: Route, input: JsonSchema | null, names: readonly string[]): unknown {
  if (route.form) {
    const schema = { type: "object", ...route.form };
    return { required: true, content: { "multipart/form-data": { schema } } };
  }
  if (!input) return null;
  // The input is a union of shapes, which include the path parameters.
  if (!input.properties)
    return { required: true, content: { "application/json": { schema: input } } };
  const properties = Object.fromEntries(
    Object.entries(input.properties).filter(([name]) => !names.includes(name)),
  );
  if (Object.keys(properties).length === 0) return null;
  const required = (input.required ?? []).filter((name) => !names.includes(name));
  const schema = { type: "object", properties, ...(required.length > 0 ? { required } : {}) };
  return { required: true, content: { "application/json": { schema } } };
}

function responseContent(route: Route): unknown {
  if (route.returns)
    return { "application/json": { schema: toJsonSchema(route.returns, "output") } };
  if (route.writesFile) {
    return { "application/octet-stream": { schema: { type: "string", format: "binary" } } };
  }
  return { "application/json": { schema: {} } };
}

function inputSchema(procedure: string): JsonSchema | null {
  const [schema] = definitionOf(procedure).inputs;
  return schema instanceof z.ZodType ? toJsonSchema(schema, "input") : null;
}

type Definition = { inputs: unknown[]; type: string; meta: { isPublic: boolean } | undefined };

function definitionOf(procedure: string): Definition {
  // tRPC keeps a procedure's input parsers in its definition, without types.
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: Definition }>;
  const found = procedures[procedure];
  if (!found) throw new Error(`There is no procedure ${procedure}.`);
  return found._def;
}

function toJsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _version, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === "date") {
        jsonSchema.type = "string";
        jsonSchema.format = "date-time";
      }
    },
  });
  return json;
}
