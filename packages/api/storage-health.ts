import type { Database } from "@resume-picker/db/connect";
import { isDamageError } from "@resume-picker/db/integrity/find-damage";

type ErrorLog = { error(fields: Record<string, unknown>, message: string): void };

export type StorageHealth = {
  /** Whether the database file is damaged or its disk fails. Nothing is written then. */
  isDamaged: () => boolean;
  /** Checks whether an error indicates such damage. */
  note: (error: unknown) => void;
  /** Records damage that was found without an error. */
  noteDamage: () => void;
};

/**
 * Remembers until the next start that the database is damaged. Further writes could make the damage
 * worse, or be confirmed although they are lost.
 */
export function createStorageHealth(db: Database, log: ErrorLog): StorageHealth {
  let isDamaged = false;
  const noteDamage = (error?: unknown) => {
    if (isDamaged) return;
    isDamaged = true;
    // Stops writes by background jobs too.
    db.$client.pragma("query_only = ON");
    log.error(
      { category: "database", error },
      "the database is damaged or its disk fails: nothing is written until it is restored",
    );
  };
  return {
    isDamaged: () => isDamaged,
    note: (error) => {
      if (isDamageError(error)) noteDamage(error);
    },
    noteDamage: () => noteDamage(),
  };
}

/** Wraps a log and checks each of its errors for signs of damage. */
export function watchErrors<WrappedLog extends ErrorLog>(
  log: WrappedLog,
  storage: StorageHealth,
): WrappedLog {
  return {
    ...log,
    error: (fields: Record<string, unknown>, message: string) => {
      storage.note(fields.error);
      log.error(fields, message);
    },
  };
}
