import type { AppError, AppErrorCode } from "@resume-picker/domain/errors";

/** Why a process gives no answer, as data: a thrown error would lose its class on the way. */
export type Refusal = {
  how: "refused";
  code: AppErrorCode;
  message: string;
  /** The class of an error that was not meant for people. */
  unexpected?: string;
  /** Whether work on the file may still be under way: pdf.js can fail late on a damaged one. */
  mayLinger: boolean;
};

export function refusal({ code, message, cause }: AppError): Refusal {
  const unexpected = cause instanceof Error ? { unexpected: cause.name } : {};
  return { how: "refused", code, message, mayLinger: false, ...unexpected };
}
