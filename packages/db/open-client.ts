import { foldForSearch } from "@resume-picker/domain/accounts/fold-for-search";
import BetterSqlite3 from "better-sqlite3";

/**
 * Opens (or makes) the SQLite file, or the bytes of one in memory, with the settings that every
 * connection needs. An acknowledged write survives a power cut: WAL with `synchronous=FULL`.
 */
export function openClient(source: string | Buffer): BetterSqlite3.Database {
  const client = new BetterSqlite3(source);
  try {
    client.pragma("journal_mode = WAL");
    client.pragma("synchronous = FULL");
    client.pragma("foreign_keys = ON");
    client.pragma("busy_timeout = 5000");
    // What is deleted is overwritten: these are other people's CVs.
    client.pragma("secure_delete = ON");
    client.function("fold_search", { deterministic: true }, (text) => foldForSearch(String(text)));
  } catch (error) {
    // On Windows a file that is left open could not be moved out of a restore's way.
    client.close();
    throw error;
  }
  return client;
}
