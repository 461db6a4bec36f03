import { AppError } from "@resume-picker/domain/errors";
import type { Hono, Handler } from "hono";
import type { Variables } from "../request-info.ts";

type App = Hono<{ Variables: Variables }>;

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** Answers 405 with the allowed methods if the path has calls with other methods, otherwise 404. */
export function rejectUnknownCall(app: App): Handler {
  return (c) => {
    const allowed = methods.filter((method) => hasCall(app, method, c.req.path));
    if (allowed.length === 0)
      throw new AppError("NOT_FOUND", "There is no such call. GET /api/docs lists them all.");
    const message = `${c.req.method} is not allowed here. Use ${allowed.join(" or ")}.`;
    c.header(
      "Allow",
      allowed.flatMap((each) => (each === "GET" ? [each, "HEAD"] : each)).join(", "),
    );
    return c.json({ message, code: "METHOD_NOT_SUPPORTED" }, 405);
  };
}

/** Middleware and the handler of unknown calls are registered for all methods. */
const hasCall = (app: App, method: string, path: string): boolean =>
  app.router.match(method, path)[0].some(([[, route]]) => route.method !== "ALL");
