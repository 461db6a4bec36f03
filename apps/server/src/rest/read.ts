import { assertInputSize } from "@resume-picker/api/input-shape";
import { AppError } from "@resume-picker/domain/errors";
import type { Context } from "hono";

/** Builds a procedure's input from a request. Path parameters override its other fields. */
export type Reader = (c: Context) => Promise<unknown>;

export const readJson: Reader = async (c) => {
  // Histories and logs store addresses, which is why calls with a body never use query parameters.
  const hasBody = c.req.method !== "GET" && c.req.method !== "DELETE";
  return { ...(hasBody ? await jsonBody(c) : c.req.query()), ...pathParameters(c) };
};

export const readForm: Reader = async (c) => {
  const type = c.req.header("content-type") ?? "";
  if (!type.startsWith("multipart/form-data")) return new FormData();
  try {
    return await c.req.formData();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError("VALIDATION", "The multipart form can't be read. Send it again.", { cause });
  }
};

async function jsonBody(c: Context): Promise<object> {
  const text = await c.req.text();
  if (text.trim() === "") return {};
  const type = c.req.header("content-type") ?? "";
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) {
    throw new AppError("WRONG_TYPE", "Send the body as JSON with Content-Type: application/json.");
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw new AppError("VALIDATION", "The request body is not valid JSON.", { cause });
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new AppError("VALIDATION", "The request body must be a JSON object.");
  }
  assertInputSize(body);
  return body;
}

/** Parameters that stay text even if they are all digits, like a session "1234567". */
const textParameters = new Set(["ref", "slug", "userId"]);

function pathParameters(c: Context): Record<string, string | number> {
  const entries = Object.entries(c.req.param() as Record<string, string>);
  return Object.fromEntries(
    entries.map(([name, text]) => {
      const isNumber = !textParameters.has(name) && /^(?:0|[1-9]\d{0,14})$/.test(text);
      return [name, isNumber ? Number(text) : text];
    }),
  );
}
