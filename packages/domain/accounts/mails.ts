/** A mail before it has a sender. `text` and `html` have the same content. */
export type Mail = {
  recipient: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
};

/**
 * The recipient of a mail. The name is what the account's owner typed. It is used in the greeting
 * only if the address is confirmed, since anybody can sign up with somebody else's address.
 */
export type Addressee = {
  email: string;
  firstName: string | null;
  emailVerified: boolean;
  /** The installation's name (SITE_NAME). */
  siteName: string;
};

/** A recipient known only by address. */
type Address = Pick<Addressee, "email" | "siteName">;

/** `link` is built from `APP_URL` and works for 24 hours. */
export function verificationMail(person: Addressee, link: string): Mail {
  return compose(person, {
    subject: `Confirm your email address for ${person.siteName}`,
    paragraphs: [
      "Open this link to confirm that this address is yours:",
      { href: link },
      "The link expires in 24 hours and can be used once. If you did not sign up, ignore this email.",
    ],
  });
}

/**
 * Sent to the address that the operator configured for alerts. `link` opens the errors in the log.
 */
export function alertMail(
  to: Address,
  alert: { category: string; count: number; suggestion: string },
  link: string,
): Mail {
  const { category, count, suggestion } = alert;
  return compose(
    { ...to, firstName: null, emailVerified: false },
    {
      subject: `Errors in ${category} keep happening`,
      paragraphs: [
        `${to.siteName} has seen ${count} errors in ${category} within five minutes, for at least the second time in an hour.`,
        suggestion,
        "See them in the log:",
        { href: link },
      ],
    },
  );
}

/** Sent to a member of a job. It doesn't include the note or its candidate. */
export function mentionMail(
  person: Addressee,
  { by, jobTitle }: { by: string; jobTitle: string },
  link: string,
): Mail {
  return compose(person, {
    subject: `${by} mentioned you in a note`,
    paragraphs: [
      `${by} mentioned you in a note for the job “${jobTitle}”. Read it here:`,
      { href: link },
    ],
  });
}

/** Sent to the owner of candidates. It doesn't include their names or addresses. */
export function retentionMail(
  person: Addressee,
  due: { count: number; first: string; until: string },
  link: string,
): Mail {
  const { count, first, until } = due;
  const who = count === 1 ? "1 candidate reaches" : `${count} candidates reach`;
  return compose(person, {
    subject: "Candidates reach the end of their retention",
    paragraphs: [
      `${who} the last day of your retention rule between ${first} and ${until}. Nobody is deleted automatically.`,
      "Review them here, and set a hold on anybody you have to keep longer:",
      { href: link },
    ],
  });
}

/** Sent to an administrator who tests the mail settings. */
export function testMail(person: Addressee, appUrl: string): Mail {
  return compose(person, {
    subject: `Test email from ${person.siteName}`,
    paragraphs: [
      `This is the test email you asked for. Email from ${person.siteName} reaches this address.`,
      "Links in its emails begin with this address:",
      { href: appUrl },
    ],
  });
}

/** `link` works for one hour. */
export function passwordResetMail(person: Addressee, link: string): Mail {
  return compose(person, {
    subject: `Set a new password for ${person.siteName}`,
    paragraphs: [
      `Somebody, probably you, asked for a new password for your ${person.siteName} account. Open this link to set it:`,
      { href: link },
      "The link expires in 1 hour and can be used once. If it was not you, ignore this email. Nothing has changed.",
    ],
  });
}

export function passwordChangedMail(person: Addressee): Mail {
  return compose(person, {
    subject: `Your ${person.siteName} password was changed`,
    paragraphs: [
      `The password of your ${person.siteName} account was changed, and all other devices were signed out.`,
      "If it was not you, set a new password at once with “Forgot your password?” on the sign-in page, and tell your administrator.",
    ],
  });
}

/** `link` works for seven days and for this address only. */
export function invitationMail(to: Address, link: string): Mail {
  return compose(
    { ...to, firstName: null, emailVerified: false },
    {
      subject: `You are invited to ${to.siteName}`,
      paragraphs: [
        `An administrator of ${to.siteName} invites you. Open this link to create your account:`,
        { href: link },
        "The link expires in 7 days and can be used once. If you expected no invitation, ignore this email.",
      ],
    },
  );
}

/** If mail is set up, the link is sent only to the account's owner. It works for 24 hours. */
export function resetLinkSentMail(person: Addressee, link: string): Mail {
  return compose(person, {
    subject: `Set a new password for ${person.siteName}`,
    paragraphs: [
      `An administrator of ${person.siteName} sends you this link to set a new password:`,
      { href: link },
      "The link expires in 24 hours and can be used once. Your current password works until then. If you did not ask for it, ignore this email and tell your administrator.",
    ],
  });
}

/** Doesn't include the link, which the administrator hands over. */
export function resetLinkCreatedMail(person: Addressee): Mail {
  return compose(person, {
    subject: `An administrator of ${person.siteName} created a link for a new password`,
    paragraphs: [
      "An administrator created a link to set a new password for your account and will give it to you. Your current password works until then.",
      "If you did not ask for it, tell your administrator.",
    ],
  });
}

export function secondFactorDisabledMail(person: Addressee): Mail {
  return compose(person, {
    subject: `Two-step sign-in to ${person.siteName} was turned off`,
    paragraphs: [
      "An administrator turned off two-step sign-in of your account. You now sign in with your password alone. You can turn two-step sign-in on again under Account Security.",
      "If you did not ask for it, change your password and tell your administrator.",
    ],
  });
}

/** Sent to the new address. `link` works for 24 hours. */
export function emailChangeMail(person: Addressee, link: string): Mail {
  return compose(person, {
    subject: `Confirm your new email address for ${person.siteName}`,
    paragraphs: [
      "Open this link to confirm the new address of your account:",
      { href: link },
      "The link expires in 24 hours and can be used once. Until then the old address is used. If you did not ask for it, ignore this email.",
    ],
  });
}

/** Sent to the owner of an address that somebody else tried to use. The account is unchanged. */
export function emailInUseMail(person: Addressee): Mail {
  return compose(person, {
    subject: `Somebody tried to use your email address at ${person.siteName}`,
    paragraphs: [
      "Somebody tried to use this email address for another account. It already belongs to your account, and nothing has changed.",
    ],
  });
}

/** Sent to the former address when the change is requested. */
export function emailChangeNotice(person: Addressee, newAddress: string): Mail {
  return compose(person, {
    subject: `Your email address at ${person.siteName} is about to change`,
    paragraphs: [
      `Somebody, probably you, asked to change the email address of your account${person.emailVerified ? ` to ${newAddress}` : ""}. It changes when the link sent to the new address is opened.`,
      "If it was not you, set a new password at once with “Forgot your password?” on the sign-in page. That stops the change.",
    ],
  });
}

/** Sent when an upgrade changes a name that older versions allowed and today's rules reject. */
export function usernameChangedMail(
  person: Addressee,
  username: { from: string; to: string },
): Mail {
  return compose(person, {
    subject: `Your ${person.siteName} user name was changed`,
    paragraphs: [
      person.emailVerified
        ? `Your user name was “${username.from}”, but names can no longer contain @ or invisible characters. It is now “${username.to}”.`
        : "Your user name was changed, because names can no longer contain @ or invisible characters.",
      "You can sign in with this email address. Your password is the same.",
    ],
  });
}

export type SupportMailRequest = {
  id: number;
  categoryLabel: string;
  subject: string;
  message: string;
  email: string | null;
  name: string | null;
};

/** Sent to `SUPPORT_EMAIL`. A reply is addressed to the person who asked. */
export function supportMail(to: Address, request: SupportMailRequest): Mail {
  const from = [request.name, request.email].filter((part) => part !== null && part !== "");
  const mail = compose(
    { ...to, firstName: null, emailVerified: true },
    {
      subject: `Support request ${request.id} (${request.categoryLabel}): ${request.subject}`,
      paragraphs: [`From: ${from.length > 0 ? from.join(", ") : "unknown"}`, request.message],
    },
  );
  return request.email === null ? mail : { ...mail, replyTo: request.email };
}

type Paragraph = string | { href: string };

function compose(to: Addressee, content: { subject: string; paragraphs: Paragraph[] }): Mail {
  const isGreeted = to.emailVerified && to.firstName !== null;
  const greeting = isGreeted ? [`Hello ${to.firstName},`] : [];
  const paragraphs: Paragraph[] = [...greeting, ...content.paragraphs, to.siteName];
  const text = paragraphs.map((part) => (typeof part === "string" ? part : part.href)).join("\n\n");
  const html = paragraphs
    .map((part) => {
      if (typeof part === "string") return `<p>${escapeHtml(part).replaceAll("\n", "<br>")}</p>`;
      const url = escapeHtml(part.href);
      return `<p><a href="${url}">${url}</a></p>`;
    })
    .join("\n");
  // A line break in a subject would start another header.
  const subject = content.subject.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").slice(0, 250);
  return { recipient: to.email, subject, text: `${text}\n`, html };
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
  };
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
