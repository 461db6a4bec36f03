/**
 * The consequence of a failed `send`. `later`: the mail was not sent and can be retried. `never`:
 * the mail server permanently rejected it (a 5xx reply). `unknown`: the connection failed or timed
 * out after the server may have accepted it.
 */
export type MailFailureKind = "later" | "never" | "unknown";

/** The phases before the first mail is sent, as nodemailer names them. */
const connectionTimeouts = new Set(["CONNECT_TIMEOUT", "GREETING_TIMEOUT", "UPGRADE_TIMEOUT"]);
const notSentCodes = new Set(["EDNS", "ETLS", "EAUTH", "ENOAUTH", "EENVELOPE"]);
const connectionCalls = new Set(["connect", "getaddrinfo"]);

export function classifyMailFailure(error: unknown): MailFailureKind {
  const { responseCode, permanent, timeoutType, syscall, code } = Object(error) as Partial<
    Record<"responseCode" | "permanent" | "timeoutType" | "syscall" | "code", unknown>
  >;
  if (typeof responseCode === "number") return permanent === true ? "never" : "later";
  const isBefore =
    connectionTimeouts.has(String(timeoutType)) ||
    connectionCalls.has(String(syscall)) ||
    notSentCodes.has(String(code));
  return isBefore ? "later" : "unknown";
}
