import type { Site } from "@resume-picker/domain/settings/site";
import type { Parts } from "../context.ts";

/** Returns the data about the installation that every page shows. */
export function siteOf({ settings, landing }: Pick<Parts, "settings" | "landing">): Site {
  const { SITE_NAME, LANDING_PAGE, IMPRINT_URL, PRIVACY_URL } = settings.current();
  return {
    name: SITE_NAME,
    logoUrl: settings.logoUrl(),
    hasLandingPage: LANDING_PAGE === "on",
    imprintUrl: IMPRINT_URL ?? null,
    privacyUrl: PRIVACY_URL ?? null,
    landing,
  };
}
