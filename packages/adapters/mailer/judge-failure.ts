/**
 * The consequence of a failed `send`. `later`: the mail was not sent and can be retried. `never`:
 * the mail server permanently rejected it (a 5xx reply). `unknown`: the connection failed or timed
 * out after the server may have accepted it.
 */
export type MailFailureKind = "later" | "never" | "unknown";

/** The phases before the first mail is sent, as nodemailer names them. */
const early = new Set(["CONNECT_TIMEOUT", "GREETING_TIMEOUT", "UPGRADE_TIMEOUT"]);
const notHandedOver = new Set(["EDNS", "ETLS", "EAUTH", "ENOAUTH", "EENVELOPE"]);
const ofConnecting = new Set(["connect", "getaddrinfo"]);

export function judgeMailFailure(error: unknown): MailFailureKind {
  const { responseCode, permanent, timeoutType, syscall, code } = Object(error) as Partial<
    Record<"responseCode" | "permanent" | "timeoutType" | "syscall" | "code", unknown>
  >;
  if (typeof responseCode === "number") return permanent === true ? "never" : "later";
  const isBefore =
    early.has(String(timeoutType)) ||
    ofConnecting.has(String(syscall)) ||
    notHandedOver.has(String(code));
  return isBefore ? "later" : "unknown";
}
