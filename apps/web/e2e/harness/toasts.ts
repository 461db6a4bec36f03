import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Titles and texts of every toast of the workspace. */
export const toasts = {
  uploadFails: ["Upload Failed", "Failed to upload and process CVs"],
  uploadDone: ["Upload Complete", "CVs have been processed successfully"],
  createJobFails: ["Error", "Failed to create new job"],
  createJobDone: ["Success", "New job created successfully"],
  deleteJobFails: ["Error", "Failed to delete job"],
  deleteJobDone: ["Success", "Job deleted successfully"],
  deleteCandidateFails: ["Error", "Failed to delete candidate"],
  deleteCandidateDone: ["Success", "Candidate deleted successfully"],
  downloadFails: ["Download failed", "Unable to download the CV file. Please try again."],
  downloadStarts: ["Download started", "CV is being downloaded"],
  exportFails: ["Export failed", "Unable to export the shortlist. Please try again."],
  exportDone: [
    "Export successful",
    /^Shortlist with (1 candidate|\d+ candidates) has been downloaded\.$/,
  ],
  shortlisted: ["Added to shortlist", ""],
  unshortlisted: ["Removed from shortlist", ""],
  rescoreFails: ["Error", "Failed to re-score candidates"],
  rescoreDone: ["Success", "All candidates have been re-scored with new weights"],
  manualRankStarts: ["Calculating Manual Rankings", ""],
  manualRankDone: ["Manual Ranking Complete", /^\d+ candidates ranked based on weighted scores$/],
  manualRankFails: ["Calculation Failed", "Unable to calculate scores. Please try again."],
  aiRankStarts: ["AI Ranking in Progress", ""],
  aiRankDone: ["AI Ranking Complete", ""],
  aiRankFails: ["AI Ranking Failed", "Unable to generate AI rankings. Please try again."],
  analysisFails: ["Analysis Failed", "Could not analyze job description. Please try again."],
  analysisDone: ["AI Analysis Complete", /^Found \d+ must-have and \d+ nice-to-have skills$/],
  skillsApplied: ["Skills Applied", "AI-suggested skills have been added to your job requirements"],
  saveJobFails: ["Error", "Failed to save job description"],
  saveJobDone: ["Success", "Job description saved successfully"],
  supportFails: ["Failed to Send", "Failed to send message"],
  supportDone: [
    "Message Sent",
    "Your support request has been sent successfully. We'll get back to you soon!",
  ],
  titleMissing: ["Validation Error", "Job title is required"],
  descriptionMissing: ["Validation Error", "Job description is required"],
  descriptionShort: ["Validation Error", "Job description must be at least 50 characters"],
} as const satisfies Record<string, readonly [string, string | RegExp]>;

/** Waits until this toast, with its title and text, is the only one. */
export async function says(page: Page, name: keyof typeof toasts): Promise<void> {
  const [title, text] = toasts[name];
  const shown = page.locator("[data-sonner-toast]");
  let toast = shown.filter({ has: page.getByText(title, { exact: true }) });
  if (text !== "") {
    toast = toast.filter({
      has: typeof text === "string" ? page.getByText(text, { exact: true }) : page.getByText(text),
    });
  }
  await toast.waitFor();
  await expect.poll(() => shown.count()).toBe(1);
}
