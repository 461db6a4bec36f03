import type { Page } from "playwright-core";
import { dropFiles, openRowMenu, sampleCv } from "@resume-picker/web/e2e/harness/workspace.ts";

export type Person = "visitor" | "newcomer" | "recruiter";

export type Screen = {
  name: string;
  who: Person;
  path: string;
  /** Waits for the screen and puts it into the state to capture. */
  prepare: (page: Page, at: { isPhone: boolean; isTable: boolean }) => Promise<unknown>;
};

export type Seeds = {
  jobId: number;
  otherJobId: number;
  /** An empty job that some of the candidates fit. */
  matchingJobId: number;
  /** Candidates of the ranked job, best first. */
  candidateIds: readonly number[];
};

const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole("heading", { name }).first().waitFor();

const listed = (page: Page) => page.getByText("Showing 13 of 13 candidates").waitFor();

/**
 * Presses the toolbar's button on a desktop, and the shorter button or the menu item on a phone.
 */
async function press(page: Page, names: { wide: string; phone: string }, isTable: boolean) {
  const { wide, phone } = names;
  if (isTable) return page.getByRole("button", { name: wide }).click();
  const button = page.getByRole("button", { name: phone, exact: true });
  if (await button.count()) return button.click();
  await page.getByRole("button", { name: "More actions" }).click();
  return page.getByRole("menuitem", { name: phone }).click();
}

/** Returns every screen of the product, in each of its distinct states. */
export function listScreens({ jobId, otherJobId, matchingJobId, candidateIds }: Seeds): Screen[] {
  const visitor = (name: string, path: string, prepare: Screen["prepare"]): Screen => {
    return { name, who: "visitor", path, prepare };
  };
  const recruiter = (name: string, path: string, prepare: Screen["prepare"]): Screen => {
    return { name, who: "recruiter", path, prepare };
  };
  const job = `/jobs/${jobId}`;
  const [first = 0] = candidateIds;
  const cards = async (page: Page) => {
    await listed(page);
    await page.waitForTimeout(150);
  };
  return [
    visitor("landing", "/", heading(/./)),
    visitor("sign-in", "/auth", heading(/./)),
    visitor("sign-up", "/auth?tab=sign-up", heading(/./)),
    visitor("forgot-password", "/forgot-password", heading(/./)),
    visitor("reset-password", "/reset-password?token=used", heading(/./)),
    visitor("verify-email", "/verify-email?token=used", heading(/./)),
    visitor("blog", "/blog", heading(/Reading/)),
    visitor("article", "/blog/reading-a-cv-in-half-a-minute", heading(/Reading/)),
    visitor("not-found", "/no/such/page", heading(/./)),
    {
      name: "workspace-empty",
      who: "newcomer",
      path: "/dashboard",
      prepare: (page) => page.getByText("No job selected").waitFor(),
    },
    recruiter("home", "/", heading("Quick Stats")),
    recruiter("ranking", job, cards),
    recruiter("ranking-empty", `/jobs/${otherJobId}`, (page) =>
      page.getByText("No candidates found").waitFor(),
    ),
    recruiter("candidate", job, async (page) => {
      await cards(page);
      await page
        .getByRole("button", { name: /Amara Okafor/ })
        .first()
        .click();
      await page.getByRole("heading", { name: "Experience Timeline" }).waitFor();
    }),
    recruiter("candidate-warnings", job, async (page) => {
      await cards(page);
      await page.getByRole("searchbox", { name: "Search candidates" }).fill("Derek");
      await page.getByText("Showing 1 of 13 candidates").waitFor();
      await page
        .getByRole("button", { name: /Derek Halloway/ })
        .first()
        .click();
      await page.getByRole("list", { name: "Warnings" }).waitFor();
    }),
    recruiter("cv", `${job}?candidate=${first}&cv=true`, async (page, { isPhone }) => {
      if (isPhone) await page.getByRole("radio", { name: "CV" }).click();
      await page.getByText(/quoted lines marked/).waitFor();
      await page.waitForTimeout(1000);
    }),
    recruiter("compare", `${job}?compare=${candidateIds.slice(0, 3).join(",")}`, (page) =>
      page.getByRole("heading", { name: /^Compare 3/ }).waitFor(),
    ),
    recruiter(
      "candidate-report",
      `/api${job}/candidates/${first}/report?format=html`,
      heading(/./),
    ),
    recruiter("selected", job, async (page) => {
      await cards(page);
      for (const name of ["Amara Okafor", "Jonas Lindqvist"]) {
        const box = page.getByRole("checkbox", { name: `Select ${name}` });
        if (await box.count()) await box.first().click();
      }
      await page.getByRole("toolbar", { name: "Selected candidates" }).waitFor();
    }),
    recruiter("row-menu", job, async (page) => {
      await cards(page);
      await openRowMenu(page, "Amara Okafor");
    }),
    recruiter("delete-candidate", job, async (page) => {
      await cards(page);
      await openRowMenu(page, "Amara Okafor");
      await page.getByRole("menuitem", { name: "Delete Candidate" }).click();
      await page.getByRole("dialog").getByRole("heading").first().waitFor();
      await page.waitForTimeout(200);
    }),
    recruiter("undo", job, async (page) => {
      await cards(page);
      // Fakes the deletion for the picture. The list isn't reloaded, so it looks as if it had
      // succeeded.
      const answer = { result: { data: { json: { message: "" } } } };
      await page.route(/candidates[./]delete/, (route) =>
        route.fulfill({ json: route.request().url().includes("batch=1") ? [answer] : answer }),
      );
      await page.route(/candidates[./]listForJob/, () => undefined);
      await openRowMenu(page, "Amara Okafor");
      await page.getByRole("menuitem", { name: "Delete Candidate" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete Candidate" }).click();
      // Hovering keeps the toast open.
      await page.getByRole("button", { name: "Undo" }).hover();
      await page.waitForTimeout(300);
    }),
    recruiter("weights", job, async (page, { isTable }) => {
      await cards(page);
      await press(page, { wide: "Configure Weights", phone: "Config" }, isTable);
      await page.getByRole("slider", { name: "Skills Match" }).fill("20");
      await page.getByText("(Must equal 100%)").waitFor();
      await page.waitForTimeout(300);
    }),
    recruiter("support", job, async (page, { isTable }) => {
      await cards(page);
      await press(page, { wide: "Contact Support", phone: "Contact Support" }, isTable);
      await page.getByRole("dialog").getByLabel("Subject").waitFor();
      await page.waitForTimeout(200);
    }),
    recruiter("keys", job, async (page) => {
      await cards(page);
      await page.keyboard.press("?");
      await page.getByRole("dialog").getByRole("heading").first().waitFor();
      await page.waitForTimeout(200);
    }),
    recruiter("job-menu", job, async (page, { isTable }) => {
      await cards(page);
      if (!isTable) await page.getByRole("button", { name: "Jobs and uploads" }).click();
      await page.getByRole("button", { name: "Actions for Senior Backend Engineer" }).click();
      await page.waitForTimeout(200);
    }),
    recruiter("uploads", `/jobs/${otherJobId}`, async (page, { isTable }) => {
      await page.getByText("No candidates found").waitFor();
      if (!isTable) await page.getByRole("button", { name: "Jobs and uploads" }).click();
      await page.waitForTimeout(200);
      await dropFiles(page, [
        { name: "photo.png", bytes: Buffer.from("89504e470d0a1a0a", "hex") },
        { ...sampleCv("amara-okafor.pdf"), name: "broken.pdf", bytes: Buffer.from("%PDF-1.7 …") },
        { name: "empty.txt", bytes: Buffer.alloc(0) },
      ]);
      await page.getByText("3 of 3 done").waitFor();
      // The toast disappears at some point between two checks.
      await page.locator("[data-sonner-toast]").getByRole("button", { name: "Close" }).click();
      await page.locator("[data-sonner-toast]").waitFor({ state: "detached" });
    }),
    recruiter("report", job, async (page, { isTable }) => {
      await cards(page);
      if (!isTable) await page.getByRole("button", { name: "Jobs and uploads" }).click();
      await page.getByRole("button", { name: "Report" }).click();
      await page.getByRole("list", { name: "Files" }).waitFor();
      await page.waitForTimeout(200);
    }),
    recruiter("shortlist", `${job}?view=shortlist`, heading("Shortlisted Candidates")),
    recruiter("shortlist-empty", `/jobs/${otherJobId}?view=shortlist`, (page) =>
      page.getByText("No candidates shortlisted").waitFor(),
    ),
    recruiter("earlier-applicants", `/jobs/${matchingJobId}`, async (page) => {
      await page.getByRole("button", { name: "Show", exact: true }).click();
      await page.getByRole("dialog").getByRole("heading").first().waitFor();
      await page.waitForTimeout(200);
    }),
    recruiter("pool", "/candidates", (page) =>
      page.getByText("13 candidates", { exact: true }).first().waitFor(),
    ),
    recruiter(
      "ranking-check",
      `${job}/ranking-check`,
      heading("How your decisions match the ranking"),
    ),
    recruiter("ai-rankings", `${job}/ai-rankings`, (page) => page.getByRole("table").waitFor()),
    recruiter("edit-jd", `${job}?view=jd-editor`, heading("Edit Job Description")),
    recruiter("editor", `${job}/editor`, async (page) => {
      await heading("Edit Job Description")(page);
      await page.getByRole("button", { name: "AI Extract Skills" }).click();
      await page.getByRole("button", { name: "Apply All" }).waitFor();
      await page.waitForTimeout(300);
    }),
    recruiter("profile", "/profile", heading("Profile")),
    recruiter("security", "/security", heading(/./)),
    recruiter("change-password", "/change-password", heading(/./)),
    recruiter("admin-users", "/admin", heading(/./)),
    recruiter("admin-analytics", "/admin?tab=analytics", (page) => page.waitForTimeout(600)),
    recruiter("admin-usage", "/admin?tab=usage", heading(/./)),
    recruiter("admin-security", "/admin?tab=security", heading(/./)),
    recruiter("admin-audit", "/admin/audit", heading(/./)),
    recruiter("admin-mail", "/admin/mail", heading(/./)),
    recruiter("admin-support", "/admin/support", heading(/./)),
    recruiter("admin-system", "/admin/system", heading(/./)),
    recruiter("logs", "/logs", heading(/./)),
    recruiter("blog-management", "/blog-management", heading(/./)),
    recruiter("post-editor", "/blog-management?edit=1", (page) =>
      page.getByLabel("Title", { exact: true }).waitFor(),
    ),
  ];
}
