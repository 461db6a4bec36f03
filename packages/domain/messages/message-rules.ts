/** The purpose of a message to a candidate. */
export const messageKinds = ["advance", "decline"] as const;
export type MessageKind = (typeof messageKinds)[number];

export const messageKindLabels: Record<MessageKind, string> = {
  advance: "Advance",
  decline: "Decline",
};

/** How a message is sent: by the server, or with the sender's mail program. */
export const messageRoutes = ["smtp", "mailto"] as const;

/**
 * `unconfirmed`: the server stopped or lost the connection while sending, so the message may have
 * arrived. It is sent again only on request. `opened`: in a mail program.
 */
export const messageStates = ["waiting", "sent", "failed", "unconfirmed", "opened"] as const;
export type MessageState = (typeof messageStates)[number];

export const messageStateLabels: Record<MessageState, string> = {
  waiting: "Waiting to be sent",
  sent: "Sent",
  failed: "Not sent",
  unconfirmed: "Possibly sent",
  opened: "Opened in the mail program",
};

export const maxTemplateName = 80;
export const maxSubject = 200;
export const maxMessageText = 5000;
export const maxRecipients = 200;
/** Far more than people write to one candidate. */
export const maxMessagesOfCandidate = 50;

/** The variables of a template. Scores, ranks and decisions are deliberately left out. */
export const templateVariables = {
  first_name: "First name of the candidate",
  full_name: "Full name of the candidate",
  job_title: "Title of the job",
  sender_name: "Your name",
} as const;
export type TemplateVariable = keyof typeof templateVariables;

/** Offered to users without a template of that kind. */
export const starterTemplates: Record<
  MessageKind,
  { name: string; subject: string; text: string }
> = {
  advance: {
    name: "Invitation to an interview",
    subject: "Your application: {job_title}",
    text: "Hello {first_name},\n\nThank you for applying for {job_title}. We would like to get to know you and invite you to an interview.\n\nWhich days suit you in the next two weeks?\n\nKind regards\n{sender_name}",
  },
  decline: {
    name: "Decline",
    subject: "Your application: {job_title}",
    text: "Hello {first_name},\n\nThank you for applying for {job_title} and for the time you took. We have decided to continue with other applicants.\n\nWe wish you all the best for your search.\n\nKind regards\n{sender_name}",
  },
};
