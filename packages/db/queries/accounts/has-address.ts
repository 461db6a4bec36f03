import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { users } from "../../schema/accounts.ts";

/** @param address normalized by `normalizeAddress`. */
export const hasAddress = (address: string): SQL => sql`lower(${users.email}) = ${address}`;
