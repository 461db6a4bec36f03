import { aiFailures } from "../scoring/ai-failures.ts";

/** Marks an operation that waited for an AI service. */
export const slowAiCode = "SLOW_AI";

/** Marks time that a call spent waiting before it started. */
export const waitingCode = "WAITING";

/** A known failure: how to recognise it, its category, and what to do about it. */
export type KnownFailure = {
  id: string;
  category: string;
  /** Codes of Node, SQLite or this application. Either a code or `words` must match. */
  codes?: readonly string[];
  words?: RegExp;
  suggestion: string;
};

const network = [
  "ECONNREFUSED",
  "ENOTFOUND",
  "ETIMEDOUT",
  "ECONNRESET",
  "EHOSTUNREACH",
  "EAI_AGAIN",
];

/** The first match wins. */
const knownFailures: readonly KnownFailure[] = [
  {
    id: "disk-full",
    category: "storage",
    codes: ["ENOSPC", "SQLITE_FULL", "EDQUOT"],
    suggestion:
      "The disk is full. Free some space on the disk of DATA_DIR, for example old backups.",
  },
  {
    id: "no-permission",
    category: "storage",
    codes: ["EACCES", "EPERM", "EROFS", "SQLITE_READONLY", "SQLITE_CANTOPEN"],
    suggestion: "The server can't write there. Make its user the owner of DATA_DIR.",
  },
  {
    id: "too-many-files",
    category: "system",
    codes: ["EMFILE", "ENFILE"],
    suggestion: "Too many files are open. Raise the limit (ulimit -n) and restart.",
  },
  {
    id: "database-busy",
    category: "database",
    codes: ["SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_BUSY_SNAPSHOT"],
    suggestion: "Another program uses the database. Stop it. Only one server may use a DATA_DIR.",
  },
  {
    id: "database-damaged",
    category: "database",
    codes: ["SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_IOERR"],
    suggestion: "The database file is damaged. Stop the server and restore the latest backup.",
  },
  {
    id: "database-constraint",
    category: "database",
    codes: [
      "SQLITE_CONSTRAINT",
      "SQLITE_CONSTRAINT_UNIQUE",
      "SQLITE_CONSTRAINT_FOREIGNKEY",
      "SQLITE_CONSTRAINT_NOTNULL",
    ],
    suggestion:
      "Two changes conflicted and one was dropped. Try again. Report it if it happens again.",
  },
  {
    id: "mail-refused",
    category: "mail",
    words: /^mail could not be sent/,
    suggestion:
      "The mail server rejected an email. Check SMTP_URL. The queue retries automatically.",
  },
  ...Object.entries(aiFailures).map(([code, { suggestion }]) => ({
    id: code.toLowerCase().replaceAll("_", "-"),
    category: "ai",
    codes: [code],
    suggestion,
  })),
  {
    id: "network",
    category: "system",
    codes: network,
    suggestion: "Another machine could not be reached. Check its address and the network.",
  },
  {
    id: "out-of-memory",
    category: "system",
    codes: ["ERR_WORKER_OUT_OF_MEMORY", "ENOMEM"],
    suggestion: "A file needed too much memory and was rejected. The server is fine.",
  },
  {
    id: "old-version",
    category: "client",
    words: /dynamically imported module|loading (?:css )?chunk|importing a module script failed/i,
    suggestion: "The page is older than the server. Reload it to get the new version.",
  },
  {
    id: "browser-offline",
    category: "client",
    words: /failed to fetch|network ?error|load failed/i,
    suggestion: "The browser lost the server for a moment. Look for a restart or a weak network.",
  },
  {
    id: "undefined-value",
    category: "client",
    words: /undefined|null|not a function|not defined|not iterable/i,
    suggestion:
      "A screen met data that it did not expect: a bug. Report it with the file and line.",
  },
  {
    id: "slow-ai",
    category: "performance",
    codes: [slowAiCode],
    suggestion:
      "The AI service took over a second to answer. Only a faster model or a nearer service helps.",
  },
  {
    id: "waiting",
    category: "performance",
    codes: [waitingCode],
    suggestion: "The server was busy, so calls had to wait. Check what ran at that time.",
  },
  {
    id: "slow-request",
    category: "performance",
    words: /^slow operation/,
    suggestion: "It took over a second. Check the machine's load at that time.",
  },
];

/** Shown instead of a guess if the failure is unknown. */
export const noSuggestion = "The cause is unknown. Report it with its request id.";

const byId = new Map(knownFailures.map((failure) => [failure.id, failure]));

export function findFailure(id: string | null): KnownFailure | undefined {
  return id === null ? undefined : byId.get(id);
}

/**
 * Returns the known failure that an entry matches, if any. Words only match within their own
 * category.
 */
export function diagnose(entry: {
  category: string;
  message: string;
  code?: string | undefined;
}): KnownFailure | undefined {
  const { category, message, code } = entry;
  return knownFailures.find((failure) => {
    if (code !== undefined && failure.codes?.includes(code)) return true;
    return (
      failure.words !== undefined && failure.category === category && failure.words.test(message)
    );
  });
}

/** Returns the known failures whose advice contains these words. */
export function findFailuresByAdvice(text: string): string[] {
  const words = text.toLowerCase();
  return knownFailures
    .filter(({ suggestion }) => suggestion.toLowerCase().includes(words))
    .map(({ id }) => id);
}
