import type { Api } from "@resume-picker/api/root";
import type { Download, StreamedDownload, StreamedList } from "@resume-picker/api/download";
import type { ListPage } from "@resume-picker/domain/list-page";
import type { Context } from "hono";
import type { z } from "zod";
import { readJson } from "./read.ts";
import type { Reader } from "./read.ts";
import { streamers, writeJson } from "./write.ts";
import type { Writer } from "./write.ts";

export type FormSchema = { required: string[]; properties: Record<string, object> };

type Options<Output> = {
  read?: Reader;
  /** The form's fields as JSON Schema, for the documentation. */
  form?: FormSchema;
  status?: 200 | 201;
  /** The response's schema, for the documentation. It must match the procedure's output. */
  returns?: z.ZodType<Output>;
};

/** A procedure that returns a file or a stream needs a writer. The default is JSON. */
type RouteOptions<Output> = [Output] extends [Download]
  ? [options: Options<Output> & { write: Writer<Download> }]
  : [Output] extends [StreamedDownload]
    ? [options: Options<Output> & { write: Writer<StreamedDownload> }]
    : [Output] extends [StreamedList<infer Item>]
      ? [options: Omit<Options<Output>, "returns"> & ListOptions<StreamedList<Item>, Item>]
      : [Output] extends [ListPage<infer Item>]
        ? [options: Omit<Options<Output>, "returns"> & ListOptions<ListPage<Item>, Item>]
        : [options?: Options<Output> & { write?: Writer<Output> }];

type ListOptions<List, Item> = { write: Writer<List>; returns: z.ZodType<Item[]> };

export type Route = {
  method: string;
  path: string;
  /** The dotted name in the router, such as `jobs.update`. */
  procedure: string;
  read: Reader;
  form: FormSchema | undefined;
  status: 200 | 201;
  returns: z.ZodType | undefined;
  writesFile: boolean;
  /** Whether the response is produced while it is sent. */
  isStreamed: boolean;
  answer: (c: Context, api: Api, input: unknown) => Promise<Response>;
};

/** Defines a route: a method and path, and the procedure that serves them. */
export function route<Output>(
  pattern: string,
  select: (api: Api) => (input: never) => Promise<Output>,
  ...[options]: RouteOptions<Output>
): Route {
  const [method = "", path = ""] = pattern.split(/\s+/);
  const status = options?.status ?? 200;
  // Without a writer the output isn't a file, as `RouteOptions` guarantees.
  const write = (options?.write ?? writeJson) as Writer<Output>;
  return {
    method,
    path,
    procedure: nameOf(select),
    read: options?.read ?? readJson,
    form: options?.form,
    status,
    returns: options?.returns,
    isStreamed: streamers.has(write),
    writesFile: options?.write !== undefined && options.returns === undefined,
    answer: async (c, api, input) => {
      // The procedure validates its input. The route doesn't know the input's type.
      const output = await select(api)(input as never);
      return write(c, output, status);
    },
  };
}

/** Calls the selector on a proxy that records the property names it reads. */
function nameOf(select: (api: Api) => unknown): string {
  const names: string[] = [];
  const recorder: object = new Proxy(
    {},
    {
      get: (_target, name) => {
        names.push(String(name));
        return recorder;
      },
    },
  );
  // The selector only reads two properties of the proxy.
  select(recorder as Api);
  return names.join(".");
}
