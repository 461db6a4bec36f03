import { foldForSearch } from "@resume-picker/domain/accounts/fold-for-search";
import BetterSqlite3 from "better-sqlite3";

/**
 * Opens or creates the SQLite file, or opens an in-memory database from its bytes, with the
 * settings that every connection needs. WAL with `synchronous=FULL` makes acknowledged writes
 * survive a power cut.
 */
export function openClient(source: string | Buffer): BetterSqlite3.Database {
  const client = new BetterSqlite3(source);
  try {
    client.pragma("journal_mode = WAL");
    client.pragma("synchronous = FULL");
    client.pragma("foreign_keys = ON");
    client.pragma("busy_timeout = 5000");
    // Deleted data is overwritten, because it includes other people's CVs.
    client.pragma("secure_delete = ON");
    client.function("fold_search", { deterministic: true }, (text) => foldForSearch(String(text)));
  } catch (error) {
    // On Windows, a restore couldn't move the file away while it is open.
    client.close();
    throw error;
  }
  return client;
}
