export const supportCategories = [
  { value: "bug", label: "Bug Report" },
  { value: "feature", label: "Feature Request" },
  { value: "billing", label: "Billing Question" },
  { value: "technical", label: "Technical Issue" },
  { value: "general", label: "General Inquiry" },
] as const;
export type SupportCategory = (typeof supportCategories)[number]["value"];

export const supportMessageMinLength = 10;

export const supportMessages = {
  subjectRequired: "Subject is required",
  categoryRequired: "Please select a category",
  messageTooShort: "Message must be at least 10 characters",
  invalidEmail: "Invalid email address",
} as const;
