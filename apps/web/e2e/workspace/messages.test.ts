import { expect, test } from "vitest";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { startMailServer } from "../harness/mail-server.ts";
import { phone, startProduct } from "../harness/product.ts";
import { openJob, sampleCv } from "../harness/workspace.ts";

const { settings, received, mailedLink } = startMailServer();
const product = startProduct(settings);
const cvs = ["amara-okafor.pdf", "fatima-el-sayed.txt", "kenji-watanabe.docx"].map(sampleCv);

test("candidates are written to from a template, after a preview, and the history says so", async () => {
  const { page, jobId } = await openJob(product, { title: "Platform Engineer", cvs });
  const user = (await (await page.request.get("/api/auth/user")).json()) as { email: string };
  const link = await mailedLink(user.email, "verify-email");
  const token = link.split("token=")[1];
  await page.request.post("/api/verify-email", { data: { token } });
  for (const name of ["Amara Okafor", "Kenji Watanabe"])
    await page.getByRole("checkbox", { name: `Select ${name}` }).click();
  await page
    .getByRole("toolbar", { name: "Selected candidates" })
    .getByRole("button", { name: "Message" })
    .click();
  const form = page.getByRole("dialog", { name: "New template" });
  await form.getByLabel("Message", { exact: true }).fill("Hello {first_nam}");
  await form.getByRole("button", { name: "Save Template" }).click();
  await form.getByText("There is no {first_nam}.").waitFor();
  await form.getByLabel("Message", { exact: true }).fill("Hello ");
  await form.getByRole("button", { name: "First name of the candidate" }).click();
  await expectNoBarriers(page, "a template for messages");
  await form.getByRole("button", { name: "Save Template" }).click();

  const dialog = page.getByRole("dialog", { name: "Message to candidates" });
  await dialog.getByText("Hello Amara", { exact: true }).waitFor();
  await dialog.getByRole("button", { name: /^Kenji Watanabe/ }).click();
  await dialog.getByText("Hello Kenji", { exact: true }).waitFor();
  await expectNoBarriers(page, "messages to candidates");
  await dialog.getByRole("checkbox", { name: "Send to Kenji Watanabe" }).uncheck();
  await dialog.getByRole("button", { name: "Send Email", exact: true }).click();
  await page.getByText("1 email is on the way.").waitFor();
  await expect.poll(() => received.filter((raw) => raw.includes("Hello Amara")).length).toBe(1);

  await page.getByRole("button", { name: "Clear selection" }).click();
  await page.getByText("Amara Okafor").first().click();
  const detail = page.getByRole("complementary", { name: "Candidate Details" });
  await detail.getByText("Sent", { exact: true }).waitFor();
  await detail.getByRole("button", { name: "Message" }).click();
  const again = page.getByRole("dialog", { name: "Message to candidates" });
  await again.getByText(/tick to send again/).waitFor();
  expect(await again.getByRole("button", { name: "Send 0 Emails" }).isDisabled()).toBe(true);

  await page.setViewportSize(phone);
  await page.goto(`/jobs/${jobId}`);
  await page.getByText("Amara Okafor").first().click();
  await page.getByRole("button", { name: "Message" }).click();
  await page
    .getByRole("dialog", { name: "Message to candidates" })
    .getByText("Hello Amara")
    .waitFor();
  await expectNoBarriers(page, "messages to candidates on a phone");
});
