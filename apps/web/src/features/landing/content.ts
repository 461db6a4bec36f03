import type { LandingText } from "@resume-picker/domain/landing/landing-text";
import type { Site } from "@resume-picker/domain/settings/site";

/**
 * All claims of the landing page. Operators can replace any of them in `DATA_DIR/landing.json`. The
 * figures and claims are marketing text, and the application doesn't compute them.
 */
const productText: Required<LandingText> = {
  headline: "Read every CV. Rank them fairly. Check every number.",
  lead: "Describe the job, drop in the CVs, and get a ranked table in which each score points to the line of the CV that it rests on.",
  figures: [
    { figure: "50K+", claim: "resumes processed" },
    { figure: "95%", claim: "accuracy" },
    { figure: "2H", claim: "time saved" },
    { figure: "24/7", claim: "support" },
  ],
  featuresTitle: "What it does for a hiring team",
  features: [
    {
      icon: "upload",
      title: "Bulk upload",
      text: "Bulk upload of up to 20 resumes at once, with duplicate detection and parsing of PDF, DOCX and TXT.",
    },
    {
      icon: "ranking",
      title: "AI matching, two rankings",
      text: "A manual rank from weights that you set, and an AI rank with a written reason beside it.",
    },
    {
      icon: "evidence",
      title: "Evidence for every score",
      text: "Five components, each with its weight and the quoted lines of the CV behind it.",
    },
    {
      icon: "roles",
      title: "Role-based access control",
      text: "Recruiters see their own jobs and candidates. Administrators manage users, settings and usage.",
    },
    {
      icon: "users",
      title: "User management",
      text: "Give people access, change their role, and deactivate accounts when they leave.",
    },
    {
      icon: "statistics",
      title: "Usage statistics",
      text: "Jobs, uploads and sessions per person.",
    },
  ],
  closingTitle: "Your next shortlist is an upload away.",
  closingText: "It runs on your own server, and the CVs stay there.",
};

/** Returns the operator's text, with the product's text as the default. */
export const landingText = ({ landing }: Pick<Site, "landing">): Required<LandingText> => ({
  ...productText,
  ...landing,
});

/** The text alternative of the product's screenshot. The people in it are invented. */
export const pictureText =
  "The product: thirteen candidates for a job in a ranked table, one of them opened with the score's sum and the lines of the CV behind it.";
