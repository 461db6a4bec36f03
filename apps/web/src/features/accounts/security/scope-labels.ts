import type { TokenScope } from "@resume-picker/domain/accounts/token-scopes";

export const scopeLabels: Record<TokenScope, { name: string; explanation: string }> = {
  read: { name: "Read", explanation: "Read jobs, candidates, scores and reports" },
  upload: { name: "Upload", explanation: "Upload CVs and read upload reports" },
  all: {
    name: "Full access",
    explanation: "Everything you can do, except changing your account",
  },
};
