import { escapeMarkup, jsonForScript } from "@resume-picker/domain/markup/escape-markup";
import type { Site } from "@resume-picker/domain/settings/site";

/** The installation's name and texts, with a key that changes when they change. */
export type SiteVersion = { site: Site; key: string };

/** Called for each page, because an administrator may change the site while the server runs. */
export function siteVersions(siteOf: () => Site): () => SiteVersion {
  let cached: SiteVersion | null = null;
  return () => {
    const site = siteOf();
    const key = JSON.stringify(site);
    if (cached?.key !== key) cached = { site, key };
    return cached;
  };
}

/**
 * Adds the installation's name and the data of the first render to the built index.html. Without
 * them, the name, logo and text would change while the page loads.
 */
export function fillSiteIndex(index: string, site: Site): string {
  const name = escapeMarkup(site.name);
  return index
    .replace(/<title>[^<]*<\/title>/, () => `<title>${name}</title>`)
    .replace(
      /(type="application\/atom\+xml"\s+title=")[^"]*"/,
      (_all, before) => `${before}${name} blog"`,
    )
    .replace(/<noscript>Resume Picker/, () => `<noscript>${name}`)
    .replace(
      "</head>",
      () =>
        `<script type="application/json" id="site-data">${jsonForScript(site)}</script>\n  </head>`,
    );
}
