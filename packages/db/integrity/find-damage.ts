import BetterSqlite3 from "better-sqlite3";

/** SQLite error codes for a damaged file or a failing disk, not for lack of memory. */
const damageCodes = /^SQLITE_(?:CORRUPT|NOTADB|IOERR(?!_(?:NOMEM|SHMSIZE)))/;

/** Whether the error or its cause indicates a damaged database file or a failing disk. */
export function isDamageError(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && damageCodes.test(String(cause.code))) return true;
  }
  return false;
}

/**
 * Reads every page of a database file without changing anything.
 * @returns SQLite's description of the damage, or null.
 */
export function findDamage(file: string): string | null {
  const client = new BetterSqlite3(file, { readonly: true, fileMustExist: true });
  try {
    const said = String(client.pragma("quick_check(1)", { simple: true }));
    return said === "ok" ? null : said;
  } catch (error) {
    if (error instanceof Error && isDamageError(error)) return error.message;
    throw error;
  } finally {
    client.close();
  }
}
