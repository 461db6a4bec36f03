import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../connect.ts";
import { secrets } from "../schema/secrets.ts";

/** Returns a random value that stays the same for this installation. */
export function installationSecret(db: Database, name: string): string {
  const value = randomBytes(32).toString("base64url");
  db.insert(secrets).values({ name, value }).onConflictDoNothing().run();
  return db.select().from(secrets).where(eq(secrets.name, name)).get()?.value ?? value;
}
