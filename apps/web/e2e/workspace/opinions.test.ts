import { expect, test } from "vitest";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { sharedProduct, signedInUser } from "../harness/product.ts";
import { candidateRow, makeJob, sampleCv, waitForCandidates } from "../harness/workspace.ts";

const product = sharedProduct();
const cvs = ["amara-okafor.pdf", "fatima-el-sayed.txt"].map(sampleCv);

test("a member is named in a note, and people decide before they see what others decided", async () => {
  const job = { title: "Platform Engineer", cvs };
  const { page: owner, jobId } = await makeJob(product, job);
  const guest = await product.newUser({}, { firstName: "Grace", lastName: "Hopper" });
  const { username: user } = await signedInUser(guest);
  await owner.request.put(`/api/jobs/${jobId}/members`, { data: { user, role: "reviewer" } });
  await owner.goto(`/jobs/${jobId}`);
  await waitForCandidates(owner, 2);
  await owner.getByRole("button", { name: `Actions for ${job.title}` }).click();
  await owner.getByRole("menuitem", { name: "Members" }).click();
  const members = owner.getByRole("dialog", { name: "Members" });
  await members.getByRole("switch", { name: "Decide before seeing others" }).click();
  await expectNoBarriers(owner, "members with the setting to decide first");
  await members.getByRole("button", { name: "Close" }).last().click();
  await owner.getByText("Amara Okafor").first().click();
  const detail = owner.getByRole("complementary", { name: "Candidate Details" });
  await detail.getByRole("button", { name: "Advance" }).click();
  const note = detail.getByLabel("Add a note");
  await note.fill("Please look, @user");
  await note.press("End");
  await owner.getByRole("option", { name: new RegExp(`@${user}`) }).waitFor();
  await note.press("Enter");
  await expect.poll(() => note.inputValue()).toBe(`Please look, @${user} `);
  await detail.getByRole("button", { name: "Add Note" }).click();

  await guest.goto("/dashboard");
  await guest.getByRole("button", { name: "Mentions, 1 new" }).click();
  const inbox = guest.getByRole("dialog", { name: "Mentions" });
  await inbox.getByText(/Please look/).waitFor();
  await expectNoBarriers(guest, "mentions");
  await inbox.getByRole("link", { name: /Please look/ }).click();
  const theirs = guest.getByRole("complementary", { name: "Candidate Details" });
  await theirs.getByRole("heading", { name: "Amara Okafor" }).waitFor();
  await guest.getByRole("button", { name: "Mentions", exact: true }).waitFor();
  await theirs.getByText("none yet").first().waitFor();
  expect(await candidateRow(guest, "Amara Okafor").getByText("Advanced").count()).toBe(0);
  expect(await theirs.getByText(/Advanced by/).count()).toBe(0);
  await theirs.getByRole("button", { name: "Decline" }).click();
  await candidateRow(guest, "Amara Okafor")
    .getByText(/^1 of 2/)
    .waitFor();
  await candidateRow(owner, "Amara Okafor")
    .getByText(/^1 of 2/)
    .waitFor();
  await guest.goto(`/jobs/${jobId}/ranking-check`);
  await guest.getByText(/0 of 1 pair of decisions are the same, on 1 candidate/).waitFor();
  await expectNoBarriers(guest, "agreement between reviewers");
});
