import { accountMessages, isEmailAddress } from "@resume-picker/domain/accounts/account-rules";
import { brokenRules } from "../../../lib/broken-rules.ts";
import type { FormErrors } from "../../../lib/use-form.ts";

export const emptyInvite = { email: "", role: "user" };

/** The server enforces the same rule. */
export function validateInvite({ email }: typeof emptyInvite): FormErrors<typeof emptyInvite> {
  return brokenRules([["email", !isEmailAddress(email.trim()), accountMessages.invalidEmail]]);
}
