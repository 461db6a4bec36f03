export const adminTabs = ["users", "analytics", "usage", "security"] as const;
export type AdminTab = (typeof adminTabs)[number];
