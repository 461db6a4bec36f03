import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { readTextOrEmpty } from "@resume-picker/adapters/archive/data-folders";
import { writeFileAtomically, syncFile } from "@resume-picker/adapters/file-store/atomic-file";
import type { Database } from "@resume-picker/db/connect";
import { emptyWriteAheadLog } from "@resume-picker/db/copy-database";
import { listErasuresAfter } from "@resume-picker/db/queries/erasures/erasures";
import { readLedger, writeLedger } from "@resume-picker/domain/backup/erasure-ledger";

const retryMs = 500;

export type Erasures = {
  /**
   * Called after data was erased. Writes the erasures to the ledger next to the database and
   * empties the write-ahead log, which still contains the deleted bytes.
   */
  settle: () => Promise<void>;
  stop: () => void;
};

/** Updates the ledger from the database first, in case a crash interrupted the last update. */
export async function createErasures(parts: {
  db: Database;
  dataDirectory: string;
  log: { error(fields: Record<string, unknown>, message: string): void };
}): Promise<Erasures> {
  const { db, log } = parts;
  const file = join(parts.dataDirectory, "erasures.txt");
  const inFile = readLedger(await readTextOrEmpty(file));
  const known = new Set(inFile.map(({ hash }) => hash));
  const inDatabase = await listErasuresAfter(db, 0);
  const missing = inDatabase.added.filter(({ hash }) => !known.has(hash));
  if (missing.length > 0) {
    await writeFileAtomically(file, Buffer.from(writeLedger([...inFile, ...missing])));
  }
  let lastRow = inDatabase.lastRow;
  let last: Promise<void> = Promise.resolve();
  let retry: NodeJS.Timeout | null = null;

  const empty = (): void => {
    retry = null;
    // Another reader, such as a backup, uses an older state. Retry a moment later.
    if (!emptyWriteAheadLog(db)) retry = setTimeout(empty, retryMs).unref();
  };
  const append = async (): Promise<void> => {
    const { added, ...end } = await listErasuresAfter(db, lastRow);
    if (added.length === 0) return;
    await appendFile(file, writeLedger(added), { mode: 0o600 });
    await syncFile(file);
    lastRow = end.lastRow;
  };
  return {
    async settle() {
      if (retry === null) empty();
      // Runs in sequence, which avoids writing a line twice.
      last = last.then(append).catch((error: unknown) => {
        // The erasure is still in the database, and the next start adds it to the ledger.
        log.error({ category: "storage", error }, "the ledger of erasures could not be written");
      });
      await last;
    },
    stop: () => {
      if (retry !== null) clearTimeout(retry);
    },
  };
}
