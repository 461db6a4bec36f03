import { expect, test } from "vitest";
import * as mails from "./mails.ts";

const ada = {
  email: "ada@example.com",
  firstName: "Ada",
  emailVerified: true,
  siteName: "Acme Hiring",
};
const link = "https://desk.example.com/x?token=abc";

const written: Record<string, mails.Mail> = {
  verification: mails.verificationMail(ada, link),
  reset: mails.passwordResetMail(ada, link),
  changed: mails.passwordChangedMail(ada),
  invitation: mails.invitationMail(ada, link),
  "reset link made": mails.resetLinkCreatedMail(ada),
  "reset link sent": mails.resetLinkSentMail(ada, link),
  "second factor": mails.secondFactorDisabledMail(ada),
  "new address": mails.emailChangeMail(ada, link),
  "address in use": mails.emailInUseMail(ada),
  "address changes": mails.emailChangeNotice(ada, "new@example.com"),
  username: mails.usernameChangedMail(ada, { from: "a@b", to: "ab" }),
};

test.each(Object.entries(written))("the %s mail says which installation writes", (_, mail) => {
  expect(mail.subject).toContain("Acme Hiring");
  expect(mail.text.trimEnd().endsWith("Acme Hiring")).toBe(true);
  expect(mail.html).toContain("<p>Acme Hiring</p>");
  expect(mail.subject + mail.text + mail.html).not.toContain("Resume Picker");
  expect(mail.text).not.toMatch(/e-mail/i);
});

test("no mail to an address that nobody confirmed holds what a user has typed", () => {
  const typed = "Your account is blocked, unlock: https://evil.example";
  const victim = {
    email: "victim@example.com",
    firstName: typed,
    emailVerified: false,
    siteName: "Acme Hiring",
  };
  const sent = [
    mails.verificationMail(victim, link),
    mails.passwordResetMail(victim, link),
    mails.passwordChangedMail(victim),
    mails.invitationMail(victim, link),
    mails.resetLinkCreatedMail(victim),
    mails.resetLinkSentMail(victim, link),
    mails.secondFactorDisabledMail(victim),
    mails.emailChangeMail(victim, link),
    mails.emailInUseMail(victim),
    mails.emailChangeNotice(victim, "unlock@evil.example"),
    mails.usernameChangedMail(victim, { from: "evil.example", to: "evil.example_2" }),
  ];
  for (const { subject, text, html } of sent) {
    expect(subject + text + html).not.toMatch(/evil|blocked/);
  }
});
