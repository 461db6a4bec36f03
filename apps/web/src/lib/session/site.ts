import type { Site } from "@resume-picker/domain/settings/site";

const plain: Site = {
  name: "Resume Picker",
  logoUrl: null,
  hasLandingPage: true,
  imprintUrl: null,
  privacyUrl: null,
  landing: null,
};

/** Reads the data that the server writes into the page. See apps/server/src/pages/site-index.ts. */
function readSite(): Site {
  const text = document.getElementById("site-data")?.textContent;
  // Written by the server of the same build.
  return text === undefined ? plain : (JSON.parse(text) as Site);
}

/** The page's own data, used until the session is loaded. */
export const firstSite: Site = readSite();

let shownName = firstSite.name;

/** Stores the installation's current name. @returns whether it has changed. */
export function rememberSiteName(name: string): boolean {
  const isNew = name !== shownName;
  shownName = name;
  return isNew;
}

/** Returns the title of the browser tab: the page's name and the installation's. */
export const pageTitle = (page: string): string => `${page} · ${shownName}`;

/** Returns the title of the browser tab for a page of a job, whose title may not be loaded yet. */
export const jobPageTitle = (jobTitle: string | null, page: string): string =>
  pageTitle(jobTitle === null ? page : `${jobTitle}: ${page}`);
