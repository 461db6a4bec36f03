/**
 * Everything that the landing page claims. Whoever hosts this desk for others edits it here: the
 * figures and claims are marketing text, and nothing in the application computes them.
 */
export const landing = {
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
      text: "Recruiters see their own jobs and candidates; administrators get the screens to run the desk.",
    },
    {
      icon: "users",
      title: "User management",
      text: "Give people access, change their role, and switch an account off when they leave.",
    },
    {
      icon: "statistics",
      title: "Usage statistics",
      text: "Jobs, uploads and sessions per person, counted from what was really done.",
    },
  ],
  closingTitle: "Your next shortlist is an upload away.",
  closingText: "It runs on your own machine, and the CVs stay there.",
} as const;

/** The people on the product's picture are made up. */
export const pictured = {
  job: "Senior Backend Engineer",
  summary: "Showing 5 of 48 candidates",
  candidates: [
    { name: "Amara Okafor", manual: 1, ai: 1, match: 96, missing: null, total: "91.4" },
    { name: "Jonas Lindqvist", manual: 2, ai: 3, match: 100, missing: null, total: "88.0" },
    { name: "Mei-Ling Zhao", manual: 3, ai: 2, match: 92, missing: null, total: "84.7" },
    { name: "Sofia Petrova", manual: 5, ai: 4, match: 71, missing: "PostgreSQL", total: "73.5" },
    { name: "Kwame Mensah", manual: 8, ai: 7, match: 58, missing: "Node.js", total: "61.9" },
  ],
  evidence: {
    before: "Moved 14 services from REST to ",
    highlight: "TypeScript on Node.js",
    after: ", cutting p95 latency by half",
    source: "Paystack, 2021 – present · page 1 · covers TypeScript, Node.js",
  },
} as const;
