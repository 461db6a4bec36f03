import type { Database } from "@resume-picker/db/connect";
import { tellsOfDamage } from "@resume-picker/db/soundness/find-damage";

type ErrorLog = { error(fields: Record<string, unknown>, message: string): void };

export type StorageHealth = {
  /** Whether the database file is damaged or its disk fails: then nothing is written any more. */
  isDamaged: () => boolean;
  /** Looks whether an error tells of that. */
  note: (error: unknown) => void;
  /** It was found without an error. */
  noteDamage: () => void;
};

/**
 * Remembers, until the server is started again, that the database can't be trusted: each further
 * write could damage more of it, and would be acknowledged although it may be lost.
 */
export function createStorageHealth(db: Database, log: ErrorLog): StorageHealth {
  let isDamaged = false;
  const noteDamage = (error?: unknown) => {
    if (isDamaged) return;
    isDamaged = true;
    // The work in the background stops, too.
    db.$client.pragma("query_only = ON");
    log.error(
      { category: "database", error },
      "the database is damaged or its disk fails: nothing is written until it is restored",
    );
  };
  return {
    isDamaged: () => isDamaged,
    note: (error) => {
      if (tellsOfDamage(error)) noteDamage(error);
    },
    noteDamage: () => noteDamage(),
  };
}

/** The same log; each error that is told to it is looked at. */
export function noteErrors<Told extends ErrorLog>(log: Told, storage: StorageHealth): Told {
  return {
    ...log,
    error: (fields: Record<string, unknown>, message: string) => {
      storage.note(fields.error);
      log.error(fields, message);
    },
  };
}
