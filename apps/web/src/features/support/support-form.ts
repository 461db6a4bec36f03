import { isEmailAddress } from "@resume-picker/domain/accounts/account-rules";
import {
  supportCategories,
  supportMessageMinLength,
  supportMessages,
} from "@resume-picker/domain/support/support-rules";
import type { SupportCategory } from "@resume-picker/domain/support/support-rules";
import { brokenRules } from "../../lib/broken-rules.ts";
import type { FormErrors } from "../../lib/use-form.ts";

export type SupportValues = {
  name: string;
  email: string;
  category: string;
  subject: string;
  message: string;
};

export function findCategory(value: string): SupportCategory | undefined {
  return supportCategories.find((category) => category.value === value)?.value;
}

/** The server enforces the same rules. */
export function validateSupport(values: SupportValues): FormErrors<SupportValues> {
  const email = values.email.trim();
  const isShort = values.message.trim().length < supportMessageMinLength;
  return brokenRules([
    ["email", email !== "" && !isEmailAddress(email), supportMessages.invalidEmail],
    ["category", !findCategory(values.category), supportMessages.categoryRequired],
    ["subject", values.subject.trim() === "", supportMessages.subjectRequired],
    ["message", isShort, supportMessages.messageTooShort],
  ]);
}
