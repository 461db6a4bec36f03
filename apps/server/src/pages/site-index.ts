import { escapeMarkup, jsonForScript } from "@resume-picker/domain/markup/escape-markup";
import type { Site } from "@resume-picker/domain/settings/site";

/** How the installation calls itself, and what tells one such answer from another. */
export type SiteVersion = { site: Site; key: string };

/** Asked with each page: an administrator may change it while the server runs. */
export function siteVersions(siteOf: () => Site): () => SiteVersion {
  let known: SiteVersion | null = null;
  return () => {
    const site = siteOf();
    const key = JSON.stringify(site);
    if (known?.key !== key) known = { site, key };
    return known;
  };
}

/**
 * The built index.html with the installation's name, and with what the first page is drawn from: the
 * name, the logo and the words would else change under the reader's eyes.
 */
export function dressIndex(index: string, site: Site): string {
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
