type Words = {
  group: "Access" | "Site" | "Retention" | "Limits";
  label: string;
  hint?: string;
  kind: "text" | "number" | "url" | "email" | { choices: Record<string, string> };
};

/** The settings that administrators can change, in the order of the page. */
export const settingWords: Record<string, Words> = {
  REGISTRATION: {
    ...{ group: "Access", label: "Sign-up" },
    kind: { choices: { open: "Anyone can sign up", closed: "By invitation only" } },
  },
  SIGN_UP_DOMAINS: {
    ...{ group: "Access", label: "Allowed email domains", kind: "text" },
    hint: "For example example.com, example.org. Empty allows any domain.",
  },
  ADMIN_TWO_STEP: {
    ...{ group: "Access", label: "Two-step sign-in of administrators" },
    hint: "Administrators without it have no administrator rights until they set it up.",
    kind: { choices: { off: "Optional", on: "Required" } },
  },
  SITE_NAME: { group: "Site", label: "Site name", kind: "text" },
  LANDING_PAGE: {
    ...{ group: "Site", label: "Landing page" },
    kind: { choices: { on: "Shown to visitors", off: "Off, visitors sign in" } },
  },
  IMPRINT_URL: { group: "Site", label: "Imprint link", kind: "url" },
  PRIVACY_URL: { group: "Site", label: "Privacy link", kind: "url" },
  SUPPORT_EMAIL: {
    ...{ group: "Site", label: "Support email", kind: "email" },
    hint: "Support requests are sent here and always stored.",
  },
  ALERT_EMAIL: {
    ...{ group: "Site", label: "Alert email", kind: "email" },
    hint: "Errors that keep happening are reported here, at most once an hour each.",
  },
  LOG_DAYS: { group: "Retention", label: "Days the log is kept", kind: "number" },
  BACKUP_KEEP: {
    ...{ group: "Retention", label: "Daily backups kept", kind: "number" },
    hint: "0 turns daily backups off.",
  },
  LIMIT_JOBS: { group: "Limits", label: "Jobs per account", kind: "number" },
  LIMIT_CANDIDATES: { group: "Limits", label: "Candidates per account", kind: "number" },
  LIMIT_STORAGE_MB: { group: "Limits", label: "MB of CVs per account", kind: "number" },
  LIMIT_SESSIONS: { group: "Limits", label: "Sessions per account", kind: "number" },
  LIMIT_LOG_SOCKETS: { group: "Limits", label: "Open live logs per account", kind: "number" },
  TOTAL_STORAGE_MB: { group: "Limits", label: "MB of CVs in total", kind: "number" },
};

export const settingGroups = ["Access", "Site", "Retention", "Limits"] as const;
