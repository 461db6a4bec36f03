import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { phone, sharedProduct, signedInUser } from "../harness/product.ts";
import { makeJob, sampleCv, waitForCandidates } from "../harness/workspace.ts";

const product = sharedProduct();
const cvs = ["amara-okafor.pdf", "fatima-el-sayed.txt", "kenji-watanabe.docx"].map(sampleCv);

const guestNames = { firstName: "Grace", lastName: "Hopper" };

async function openMembers(page: Page, title: string) {
  await page.getByRole("button", { name: `Actions for ${title}` }).click();
  await page.getByRole("menuitem", { name: "Members" }).click();
  return page.getByRole("dialog", { name: "Members" });
}

test("an owner shares a job, and each role is offered what it allows", async () => {
  const job = { title: "Platform Engineer", cvs };
  const { page: owner, jobId } = await makeJob(product, job);
  const guest = await product.newUser({}, guestNames);
  const { username } = await signedInUser(guest);
  // The guest has no jobs yet. The shared one appears without a reload.
  await guest.goto("/dashboard");
  await guest.getByText("No jobs yet").waitFor();
  await owner.goto(`/jobs/${jobId}`);
  const dialog = await openMembers(owner, job.title);
  await dialog.getByLabel("User name or email").fill("nobody-at-all");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await dialog.getByText("No active account named “nobody-at-all”. Check the spelling.").waitFor();
  await dialog.getByLabel("User name or email").fill(username);
  await dialog.getByLabel("Role", { exact: true }).selectOption("viewer");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await dialog.getByText("Grace Hopper", { exact: true }).waitFor();
  await expectNoBarriers(owner, "members of a job");

  const shared = guest.getByRole("region", { name: "Shared with you" });
  await shared.getByText("3 candidates · Ada Lovelace").waitFor();
  await waitForCandidates(guest, 3);
  expect(await guest.getByRole("button", { name: "Configure Weights" }).count()).toBe(0);
  expect(await guest.getByRole("checkbox", { name: /^Shortlist Amara/ }).isDisabled()).toBe(true);
  await guest.getByText("Amara Okafor").first().click();
  const detail = guest.getByRole("complementary", { name: "Candidate Details" });
  await detail.getByRole("heading", { name: "Notes" }).waitFor();
  expect(await detail.getByRole("button", { name: "Advance" }).count()).toBe(0);
  expect(await detail.getByRole("button", { name: "Edit details", exact: true }).count()).toBe(0);
  await expectNoBarriers(guest, "a shared job for a viewer");

  await dialog.getByLabel("Role of Grace Hopper").selectOption("reviewer");
  await expect.poll(() => dialog.getByLabel("Role of Grace Hopper").inputValue()).toBe("reviewer");
  // The page updates without a reload.
  await detail.getByRole("button", { name: "Advance" }).click();
  await guest.getByText(/Advanced by Grace Hopper/).waitFor();

  await dialog.getByRole("button", { name: "Remove Grace Hopper" }).click();
  await owner.getByText("Grace Hopper no longer has access.").waitFor();
  await guest.getByText("No job selected").waitFor();
  await guest.getByText("You no longer have access to “Platform Engineer”").waitFor();
  await owner.getByRole("button", { name: "Undo" }).click();
  await dialog.getByLabel("Role of Grace Hopper").waitFor();
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await owner.getByText("Amara Okafor").first().click();
  await owner
    .getByText(/Advanced by Grace Hopper/)
    .first()
    .waitFor();
});

test("a member leaves a job on a phone, and an owner hands one over", async () => {
  const job = { title: "Data Engineer", cvs: cvs.slice(0, 1) };
  const { page: owner, jobId } = await makeJob(product, job);
  const guest = await product.newUser({ viewport: phone }, guestNames);
  const { username: user } = await signedInUser(guest);
  const share = { data: { user, role: "editor" } };
  expect((await owner.request.put(`/api/jobs/${jobId}/members`, share)).status()).toBe(200);
  await owner.goto(`/jobs/${jobId}`);
  const dialog = await openMembers(owner, job.title);
  await dialog.getByLabel("Role of Grace Hopper").selectOption("owner");
  const question = owner.getByRole("dialog", { name: "Hand the job over to Grace Hopper?" });
  await question.getByRole("button", { name: "Hand Over" }).click();
  await owner.getByText("Grace Hopper owns it now.").waitFor();
  await dialog.getByRole("button", { name: "Leave job" }).click();
  const leaving = owner.getByRole("dialog", { name: "Leave this job?" });
  await leaving.getByRole("button", { name: "Leave Job" }).click();
  await owner.getByText("No job selected").waitFor();

  await guest.goto(`/jobs/${jobId}`);
  await guest.getByRole("button", { name: "Jobs and uploads" }).click();
  const members = await openMembers(guest, job.title);
  await members.getByText("Owner", { exact: true }).first().waitFor();
  await expectNoBarriers(guest, "members of a job on a phone");
});
