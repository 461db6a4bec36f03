/**
 * What a failed `send` says of the mail. `later`: it was not handed over and can be tried again.
 * `never`: the mail server refused it for good (a reply of 5xx). `unknown`: the connection broke or fell
 * silent after the server may have taken it.
 */
export type MailFailureKind = "later" | "never" | "unknown";

/** The phases before the first mail is offered, by the names that nodemailer gives them. */
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
