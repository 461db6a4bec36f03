import { expect, test } from "vitest";
import * as mails from "./mails.ts";

const ada = { email: "ada@example.com", firstName: "Ada" };
const link = "https://desk.example.com/x?token=abc";

const written: Record<string, mails.Mail> = {
  verification: mails.verificationMail(ada, link),
  reset: mails.passwordResetMail(ada, link),
  changed: mails.passwordChangedMail(ada),
  invitation: mails.invitationMail(ada.email, link),
  "reset link made": mails.resetLinkMadeMail(ada),
  "second factor": mails.secondFactorStoppedMail(ada),
  "new address": mails.emailChangeMail(ada, link),
  "address in use": mails.emailInUseMail(ada),
  "address changes": mails.emailChangeNotice(ada, "new@example.com"),
  username: mails.usernameChangedMail(ada, { from: "a@b", to: "ab" }),
};

test.each(Object.entries(written))("the %s mail says which product writes", (_, mail) => {
  expect(mail.subject).toContain("Resume Picker");
  expect(mail.text.trimEnd().endsWith("Resume Picker")).toBe(true);
  expect(mail.html).toContain("<p>Resume Picker</p>");
  expect(mail.text).not.toMatch(/e-mail/i);
});
