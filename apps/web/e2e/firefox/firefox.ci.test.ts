import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "csv-parse/sync";
import { expect, onTestFinished, test } from "vitest";
import { startServer } from "../harness/server.ts";
import { findFirefox } from "./find-firefox.mjs";
import { openFirefox } from "./open-firefox.ts";

const firefox = findFirefox();
const pictures = fileURLToPath(new URL("../../../../.cache/e2e/", import.meta.url));
const samples = fileURLToPath(new URL("../../../server/sample-data/", import.meta.url));
const cvs = ["amara-okafor.pdf", "kenji-watanabe.docx", "mateus-carvalho.txt"];

// If Firefox isn't installed, CI reports that in its last lines.
test.skipIf(firefox === undefined)(
  "in Firefox, too: from signing up to a ranked, decided and exported shortlist",
  async () => {
    const [server, browser] = await Promise.all([startServer(), openFirefox(firefox ?? "")]);
    const { page } = browser;
    onTestFinished(async ({ task }) => {
      mkdirSync(pictures, { recursive: true });
      if (task.result?.state === "fail") await page.takePicture(`${pictures}firefox.png`);
      await browser.close();
      await server.stop();
    });

    await page.goto(`${server.url}/auth?tab=sign-up`);
    await page.fill("First name", "Ada");
    await page.fill("Last name", "Lovelace");
    const username = `ada-${randomBytes(4).toString("hex")}`;
    await page.fill("Username", username);
    await page.fill("Email", `${username}@example.com`);
    await page.fill("Password", "correct horse");
    await page.press("\uE007");
    await page.reads("Welcome, Ada");

    await page.goto(`${server.url}/dashboard`);
    await page.click("Add job");
    await page.reads("Create New Job");
    await page.fill("Job Title", "Backend Engineer");
    await page.fill(
      "Job Description (Markdown)",
      "Builds services in TypeScript on Node.js, with PostgreSQL behind them.",
    );
    await page.fill("Must-have skills", "TypeScript\uE007");
    await page.click("Save");
    await page.reads("Job description saved successfully");

    await page.chooseFiles(cvs.map((name) => join(samples, name)));
    await page.reads("Showing 3 of 3 candidates");
    await page.click("Manual Rank");
    await page.reads("Manual Ranking Complete");
    await page.click("Amara Okafor");
    await page.reads(/Score Breakdown/);
    await page.click("View CV");
    await page.reads(/Tallowgate Logistics/);
    await page.find("Hide CV");
    await page.click("Add to Shortlist");
    await page.press("1");
    await page.reads("Advanced");
    await page.press("v");
    await page.click("Export Shortlist (1)");
    const file = join(browser.downloads, "shortlist.csv");
    await expect.poll(() => existsSync(file) && readFileSync(file, "utf8")).toContain("Amara");
    const rows = parse<Record<string, string>>(readFileSync(file), { bom: true, columns: true });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ Name: "Amara Okafor", "Manual Rank": "1" });

    await page.goto(server.url);
    await page.click("Logout");
    await page.reads("Get Started");
  },
);
