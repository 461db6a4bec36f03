import type { LandingText } from "../landing/landing-text.ts";

/** The installation's data on every page, also for visitors. */
export type Site = {
  name: string;
  /** The URL of the uploaded logo, or null for the product's own. */
  logoUrl: string | null;
  hasLandingPage: boolean;
  imprintUrl: string | null;
  privacyUrl: string | null;
  /** The operator's texts for the landing page, or null. */
  landing: LandingText | null;
};

/** In bytes. */
export const maxLogoBytes = 1024 * 1024;
export const logoTooLarge = "Choose a logo smaller than 1 MB.";
