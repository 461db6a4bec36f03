import { AppError } from "../errors.ts";

type AiFailureWords = {
  /** A few words for the log line. */
  short: string;
  /** For the user who made the request; says “try again” only where that can help. */
  message: string;
  /** For the operator of the server: how to fix it. */
  suggestion: string;
};

/** The reasons why an AI service gave no usable answer, by the code used in the log. */
export const aiFailures = {
  AI_UNREACHABLE: {
    short: "not reached",
    message: "The AI service can't be reached. Please try again.",
    suggestion:
      "The address of the AI service does not respond. Check it, and that the service is running.",
  },
  AI_BROKEN_OFF: {
    short: "answer broken off",
    message: "The AI service broke off in the middle of its answer. Please try again.",
    suggestion:
      "The connection to the AI service ended in the middle of an answer. Look for a restart, a full memory or a proxy's time limit there.",
  },
  AI_WRONG_ADDRESS: {
    short: "no AI service at this address",
    message:
      "Something other than an AI service answers at its address. Ask your administrator to check the address.",
    suggestion:
      "A page or a redirect answers at the address of the AI service. With most services it ends in /v1. Enter the final address.",
  },
  AI_KEY_REFUSED: {
    short: "key refused",
    message: "The AI service rejected the key. Ask your administrator to check the key.",
    suggestion:
      "The AI service rejected the key. Enter a valid one under Admin, AI service, or in OPENAI_API_KEY.",
  },
  AI_NOT_FOUND: {
    short: "unknown model or address",
    message:
      "The AI service does not know the model or the address. Ask your administrator to check both.",
    suggestion:
      "The AI service does not know the model or the path. Check the name of the model and the address, which ends in /v1 with most services.",
  },
  AI_LIMIT: {
    short: "limit of questions reached",
    message: "The AI service takes no more questions for now. Please try again in a minute.",
    suggestion: "The AI service limits how often it is asked. Wait, or ask its provider for more.",
  },
  AI_NO_CREDIT: {
    short: "no credit left",
    message: "The account at the AI service is used up. Ask your administrator to renew it.",
    suggestion: "The account at the AI service has no credit left. Renew it there.",
  },
  AI_BUDGET: {
    short: "budget of tokens spent",
    message:
      "The ranking reached its token limit and kept its answers. Start it again to continue, or ask your administrator to raise OPENAI_TOKEN_BUDGET.",
    suggestion:
      "A ranking needed more tokens than OPENAI_TOKEN_BUDGET. Raise it, or start the ranking again to continue from its answers.",
  },
  AI_REFUSED: {
    short: "question refused",
    message: "The AI service rejected the request. Ask your administrator to check the log.",
    suggestion:
      "The AI service rejected the request. The model may be too small or lack structured output.",
  },
  AI_BROKEN: {
    short: "a fault of the service",
    message: "The AI service has a fault of its own. Please try again.",
    suggestion:
      "The AI service answered with a fault of its own. Look at its own log or status page.",
  },
  AI_SHAPE: {
    short: "answer of the wrong shape",
    message: "The AI service's answer could not be used. Please try again.",
    suggestion:
      "The model's answer was not in the shape asked for. If it stays so, use a larger model.",
  },
  AI_TIMEOUT: {
    short: "no answer in time",
    message: "The AI service took too long to answer. Please try again.",
    suggestion: "The AI service took too long. Use a faster model, or a faster machine for it.",
  },
} as const satisfies Record<string, AiFailureWords>;

export type AiFailureCode = keyof typeof aiFailures;

/** A failed call as logged. The service's own message is omitted because it may quote a CV. */
export class AiFailure extends Error {
  readonly code: AiFailureCode;
  /** The HTTP status of the answer, if there was one. */
  readonly status: number | undefined;

  constructor(code: AiFailureCode, from: { status?: number; cause?: unknown } = {}) {
    super(aiFailures[code].suggestion, { cause: from.cause });
    this.name = "AiFailure";
    this.code = code;
    this.status = from.status;
  }

  /** The log line: “key refused, status 401”. */
  get short(): string {
    const { short } = aiFailures[this.code];
    return this.status === undefined ? short : `${short}, status ${this.status}`;
  }
}

/** Builds the error that a procedure returns. */
export function aiError(
  code: AiFailureCode,
  from: { status?: number; cause?: unknown } = {},
): AppError {
  const { message } = aiFailures[code];
  const shown =
    from.status === undefined ? message : message.replace(/\.(?= |$)/, ` (status ${from.status}).`);
  return new AppError("UNAVAILABLE", shown, { cause: new AiFailure(code, from) });
}
