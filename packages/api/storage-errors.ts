import { AppError } from "@resume-picker/domain/errors";
import { diskFullMessage } from "@resume-picker/domain/uploads/upload-rules";

export const databaseDamaged =
  "The server’s database is damaged or its disk fails, so nothing was saved. Ask your administrator to check the log and restore a backup.";

const userMessages: [codes: RegExp, message: string, retryAfter: number][] = [
  [/^(?:ENOSPC|EDQUOT|SQLITE_FULL)$/, diskFullMessage, 60],
  [
    /^(?:SQLITE_BUSY|SQLITE_LOCKED)/,
    "The database is busy. Nothing was changed. Please try again in a moment.",
    5,
  ],
  [/^SQLITE_(?:CORRUPT|NOTADB|IOERR)/, databaseDamaged, 600],
  [
    /^(?:E(?:ACCES|PERM|ROFS)|SQLITE_(?:READONLY|CANTOPEN))/,
    "The server can't write to its data folder. Nothing was changed. Tell your administrator.",
    60,
  ],
  [
    /^(?:EMFILE|ENFILE)$/,
    "The server has too many files open at the moment. Please try again in a moment.",
    5,
  ],
];

/** Returns the user message for an error caused by the machine, or null for other errors. */
export function toStorageError(error: unknown): AppError | null {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof AppError) return null;
    const code = "code" in cause ? String(cause.code) : "";
    const found = userMessages.find(([codes]) => codes.test(code));
    if (found) return new AppError("UNAVAILABLE", found[1], { retryAfter: found[2], cause: error });
  }
  return null;
}
