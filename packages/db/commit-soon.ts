import { closeSync, fdatasync, openSync } from "node:fs";
import { promisify } from "node:util";
import type BetterSqlite3 from "better-sqlite3";
import type { Database } from "./connect.ts";
import type { Transaction } from "./prepare-once.ts";

const sync = promisify(fdatasync);

/**
 * An immediate transaction whose promise settles once it is on the disk, as after any other commit:
 * but the thread that answers doesn't stand still meanwhile, and what is committed until the disk
 * comes to it goes there in one turn. Others may see it before; what they write then comes after it
 * in the log, and so is never there without it.
 *
 * `work` is done as soon as what runs now has ended, before anything else can happen, together with
 * all that was given by then: pages that several of them change are written once. If one fails, each
 * has a transaction of its own, so that it may be done twice.
 *
 * @throws whatever `work` throws, and then nothing of it was written; or the disk's own error, and
 * then what was written may be there or not.
 */
export async function commitSoon<T>(db: Database, work: (tx: Transaction) => T): Promise<T> {
  const { $client } = db;
  if (!isLogged($client)) return db.transaction(work, { behavior: "immediate" });
  const result = await new Promise<T>((resolve, reject) => {
    addToGroup(db, {
      write: (tx) => {
        const written = work(tx);
        return () => resolve(written);
      },
      reject,
    });
  });
  await flush($client);
  return result;
}

type Member = {
  /** Gives what tells that it was committed. */
  write: (tx: Transaction) => () => void;
  reject: (error: unknown) => void;
};

const groups = new WeakMap<BetterSqlite3.Database, Member[]>();

function addToGroup(db: Database, member: Member): void {
  const group = groups.get(db.$client);
  if (group) {
    group.push(member);
    return;
  }
  const begun = [member];
  groups.set(db.$client, begun);
  process.nextTick(() => {
    groups.delete(db.$client);
    commit(db, begun);
  });
}

function commit(db: Database, group: readonly Member[]): void {
  const { $client } = db;
  const state = { hasBegun: false };
  const writeAll = (tx: Transaction) => {
    state.hasBegun = true;
    return group.map(({ write }) => write(tx));
  };
  try {
    $client.pragma("synchronous = NORMAL");
    for (const tell of db.transaction(writeAll, { behavior: "immediate" })) tell();
  } catch (error) {
    // A database that others hold is waited for once, and not by each.
    if (state.hasBegun && group.length > 1) for (const member of group) commit(db, [member]);
    else for (const { reject } of group) reject(error);
  } finally {
    $client.pragma("synchronous = FULL");
  }
}

const logged = new WeakMap<BetterSqlite3.Database, boolean>();

/** In any other mode than WAL, a commit that waits for nothing could damage the file. */
function isLogged(client: BetterSqlite3.Database): boolean {
  let known = logged.get(client);
  if (known === undefined) {
    known = !client.memory && client.pragma("journal_mode", { simple: true }) === "wal";
    logged.set(client, known);
  }
  return known;
}

type Flushes = { running: Promise<void>; next: Promise<void> | null };
const flushes = new WeakMap<BetterSqlite3.Database, Flushes>();

/** One that runs already may have passed what was just committed, so it takes the one after it. */
function flush(client: BetterSqlite3.Database): Promise<void> {
  const known = flushes.get(client);
  const state = known ?? { running: Promise.resolve(), next: null };
  if (!known) flushes.set(client, state);
  if (state.next) return state.next;
  const begin = () => {
    state.next = null;
    state.running = syncLog(client);
    return state.running;
  };
  state.next = state.running.then(begin, begin);
  return state.next;
}

async function syncLog(client: BetterSqlite3.Database): Promise<void> {
  // Opened each time: a log that is made anew has the same name.
  const file = openLog(client);
  if (file === null) return;
  try {
    await sync(file);
  } finally {
    closeSync(file);
  }
}

/** To open and close a file takes less than a turn in another thread. */
function openLog(client: BetterSqlite3.Database): number | null {
  try {
    return openSync(`${client.name}-wal`, "r+");
  } catch (error) {
    // Whoever closes the connection writes all of the log to the database first.
    if (!client.open) return null;
    throw error;
  }
}
