import BetterSqlite3 from "better-sqlite3";

/**
 * Opens (or makes) the SQLite file with the settings that every connection needs. An acknowledged
 * write survives a power cut: WAL with `synchronous=FULL`.
 */
export function openClient(file: string): BetterSqlite3.Database {
  const client = new BetterSqlite3(file);
  client.pragma("journal_mode = WAL");
  client.pragma("synchronous = FULL");
  // Pages: 16 MB. The commit that reaches it waits until the log is in the database and both are on
  // the disk, 30 ms; at the usual 1000 that was each 19th CV.
  client.pragma("wal_autocheckpoint = 4000");
  client.pragma("foreign_keys = ON");
  client.pragma("busy_timeout = 5000");
  // What is deleted is overwritten: these are other people's CVs.
  client.pragma("secure_delete = ON");
  return client;
}
