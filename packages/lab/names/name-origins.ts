import { z } from "zod";
import { readData } from "../harness/read-data.ts";

const Origin = z.strictObject({ given: z.array(z.string()), family: z.array(z.string()) });

/** Given names and surnames of twelve origins. */
export const nameOrigins = readData("names/twelve-origins", z.record(z.string(), Origin));
