import type { Page } from "playwright-core";
import type { Extremes } from "./seed-extremes.ts";

export type ExtremeScreen = {
  path: string;
  /** Text that is visible once the screen has loaded. */
  sign: string | RegExp;
  /** Whether colours are checked as well. */
  hasLooks?: boolean;
  /** Puts the screen into the state to check. */
  act?: (page: Page) => Promise<unknown>;
};

export const visitorScreens: readonly ExtremeScreen[] = [
  { path: "/", sign: "Get Started", hasLooks: true },
  { path: "/auth", sign: "Username" },
  { path: "/auth?tab=sign-up", sign: "First name" },
  { path: "/forgot-password", sign: /password/i },
  { path: "/reset-password?token=used", sign: "Invalid Reset Link" },
  { path: "/blog", sign: /^A{200}/, hasLooks: true },
  { path: "/blog?q=nothing-like-it", sign: /nothing-like-it|No / },
  { path: "/blog/long-article", sign: /^H{200}/, hasLooks: true },
  { path: "/blog/right-to-left", sign: "عبد الرحمن" },
  { path: "/no/such/page", sign: /not|Not/ },
];

/** Screens of jobs and candidate lists. */
export function jobScreens({ many, one, none }: Extremes): ExtremeScreen[] {
  const job = `/jobs/${many}`;
  return [
    { path: "/", sign: "Quick Stats", hasLooks: true },
    { path: job, sign: "Showing 5 of 5 candidates", hasLooks: true },
    { path: `/jobs/${one}`, sign: "Showing 1 of 1 candidate" },
    { path: `/jobs/${none}`, sign: "No candidates found" },
    { path: `${job}?view=shortlist`, sign: "Shortlisted Candidates" },
    { path: `${job}?view=jd-editor`, sign: "Edit Job Description" },
    { path: `${job}/editor`, sign: "Edit Job Description" },
  ];
}

export function candidateScreens({ many, candidateIds }: Extremes): ExtremeScreen[] {
  const [first = 0, second = 0, third = 0] = candidateIds;
  const job = `/jobs/${many}`;
  return [
    { path: `${job}?candidate=${first}`, sign: "Experience Timeline", hasLooks: true },
    {
      path: `${job}?candidate=${second}&cv=true`,
      sign: "Experience Timeline",
      act: (on) => on.getByRole("heading", { name: "Decision", exact: true }).click(),
    },
    { path: `${job}?compare=${first},${second},${third}`, sign: /^Compare 3/, hasLooks: true },
    {
      path: job,
      sign: "Showing 5 of 5 candidates",
      act: async (on) => {
        await on
          .getByRole("checkbox", { name: /^Select / })
          .nth(1)
          .click();
        await on
          .getByRole("checkbox", { name: /^Select / })
          .nth(2)
          .click();
        await on.getByText("2 selected").waitFor();
      },
    },
    { path: `/api${job}/candidates/${first}/report?format=html`, sign: /N{200}/ },
    { path: "/candidates", sign: "6 candidates", hasLooks: true },
    { path: `${job}/ranking-check`, sign: /^With fewer than/ },
    { path: `${job}/ai-rankings`, sign: "Ranked" },
  ];
}

export const adminScreens: readonly ExtremeScreen[] = [
  { path: "/admin", sign: /u{64}/, hasLooks: true },
  { path: "/admin?tab=analytics", sign: "Active users" },
  { path: "/admin?tab=usage", sign: /F{100}/ },
  { path: "/admin?tab=security", sign: /Security/ },
  { path: "/admin/audit", sign: "Account created" },
  { path: "/admin/mail", sign: "Mail Queue" },
  { path: "/admin/support", sign: /j{200}/ },
  { path: "/admin/system", sign: "Status" },
  { path: "/admin/settings", sign: "Site name" },
  { path: "/admin/ai-service", sign: "Base URL" },
  { path: "/logs", sign: "Live Logs" },
  { path: "/blog-management", sign: /^A{200}/, hasLooks: true },
  { path: "/blog-management?edit=1", sign: "Slug" },
  { path: "/security", sign: "Security" },
  { path: "/profile", sign: "Profile" },
  { path: "/change-password", sign: "Current password" },
];
