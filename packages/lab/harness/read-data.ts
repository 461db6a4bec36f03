import { readFileSync } from "node:fs";
import { z } from "zod";

/** Reads a file of `packages/lab/data` by its path there, without the extension. */
export function readData<T>(name: string, shape: z.ZodType<T>): T {
  const url = new URL(`../data/${name}.json`, import.meta.url);
  const result = shape.safeParse(JSON.parse(readFileSync(url, "utf8")));
  if (!result.success) throw new Error(`data/${name}.json: ${z.prettifyError(result.error)}`);
  return result.data;
}
