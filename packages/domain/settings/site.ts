import type { LandingText } from "../landing/landing-text.ts";

/** What every page shows of the installation, also to visitors. */
export type Site = {
  name: string;
  /** The address of the uploaded logo; null for the product's own mark. */
  logoUrl: string | null;
  hasLandingPage: boolean;
  imprintUrl: string | null;
  privacyUrl: string | null;
  /** What the operator wrote in place of the landing page's own words; null without any. */
  landing: LandingText | null;
};

/** In bytes. */
export const maxLogoBytes = 1024 * 1024;
export const logoTooLarge = "Choose a logo smaller than 1 MB.";
