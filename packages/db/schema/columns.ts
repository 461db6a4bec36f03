import { integer } from "drizzle-orm/sqlite-core";

/** UTC milliseconds in the file, a Date in the code. */
export const timestamp = (name: string) => integer(name, { mode: "timestamp_ms" });
export const flag = (name: string) => integer(name, { mode: "boolean" });
