import type { AppError, AppErrorCode } from "@resume-picker/domain/errors";

/**
 * The reason why a process gives no answer, as data, because a thrown error would lose its class
 * between processes.
 */
export type Refusal = {
  how: "refused";
  code: AppErrorCode;
  message: string;
  /** The class of an error that is not meant for users. */
  unexpected?: string;
  /** Whether work on the file may still be running: pdf.js can fail late on a damaged file. */
  mayLinger: boolean;
};

export function refusal({ code, message, cause }: AppError): Refusal {
  const unexpected = cause instanceof Error ? { unexpected: cause.name } : {};
  return { how: "refused", code, message, mayLinger: false, ...unexpected };
}
