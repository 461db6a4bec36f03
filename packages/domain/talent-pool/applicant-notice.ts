import type { KeepMonths } from "./retention.ts";

export type NoticeFacts = {
  siteName: string;
  jobTitle: string | null;
  keepMonths: KeepMonths;
  imprintUrl: string | null;
  privacyUrl: string | null;
  supportEmail: string | null;
  /** The host of the AI service that receives texts of CVs, or null for the built-in engine. */
  aiHost: string | null;
};

/**
 * Information for applicants as Markdown, filled from the settings. Unknown facts are in square
 * brackets for a person to complete. It is a draft, not legal advice.
 */
export function applicantNotice(facts: NoticeFacts): string {
  const { jobTitle, keepMonths, imprintUrl, privacyUrl, supportEmail, aiHost } = facts;
  const site = plain(facts.siteName);
  const contact = supportEmail === null ? "[email address for questions]" : plain(supportEmail);
  const about = imprintUrl === null ? "[name and address of the employer]" : `see <${imprintUrl}>`;
  const term =
    keepMonths === null
      ? "[how long, for example 6 months after the procedure ends]"
      : `${keepMonths} months after your newest CV is received`;
  const engine =
    aiHost === null
      ? "No text of your CV is sent to an AI service."
      : `To help compare applications, the text of your CV is sent to ${plain(aiHost)} without your name, contact details and address.`;
  const more = privacyUrl === null ? [] : ["", `More about data protection: <${privacyUrl}>`];
  return [
    `# How we use your application${jobTitle === null ? "" : `: ${plain(jobTitle)}`}`,
    "",
    "## Who is responsible",
    "",
    `The employer: ${about}. Contact: ${contact}.`,
    "",
    "## What we store and why",
    "",
    `We store your CV and what it says, such as your contact details, work history, education and skills, in ${site} on our own server. We use it to decide about your application and for nothing else.`,
    "",
    "## How your application is assessed",
    "",
    `Software compares your CV with the requirements of the job and proposes an order. Name, photo, age, gender, nationality and address don't count. ${engine} People decide. You can ask for a report that shows each part of your score and the lines of your CV it is based on.`,
    "",
    "## How long we keep it",
    "",
    `We keep your data for ${term}. Then a person deletes it. You can ask us to delete it earlier.`,
    "",
    "## Your rights",
    "",
    `You can ask what we store about you, get a copy, have errors corrected, have your data deleted, and object to its use. Write to ${contact}. You can also complain to [the supervisory authority].`,
    ...more,
    "",
  ].join("\n");
}

/** Escapes titles and names, which can't contain headings, links or markup. */
const plain = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .replaceAll(/[\\`*_{}[\]<>#|!]/g, (sign) => `\\${sign}`);
