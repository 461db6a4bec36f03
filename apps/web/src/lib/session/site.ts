import type { Site } from "@resume-picker/domain/settings/site";

const plain: Site = {
  name: "Resume Picker",
  logoUrl: null,
  hasLandingPage: true,
  imprintUrl: null,
  privacyUrl: null,
  landing: null,
};

/** What the server has written into the page: see apps/server/src/pages/site-index.ts. */
function readSite(): Site {
  const text = document.getElementById("site-data")?.textContent;
  // The same build's server has written it.
  return text === undefined ? plain : (JSON.parse(text) as Site);
}

/** Until the server has answered, what came with the page. */
export const firstSite: Site = readSite();

let shownName = firstSite.name;

/** Takes over how the installation calls itself now. @returns whether that is new. */
export function rememberSiteName(name: string): boolean {
  const isNew = name !== shownName;
  shownName = name;
  return isNew;
}

/** What the browser shows in the tab: the page's name and the installation's. */
export const pageTitle = (page: string): string => `${page} · ${shownName}`;
