/**
 * Detects Dutch, where "of" means "or" and "en" means "and": "Exact of AFAS" is a choice, "Bachelor
 * of Arts" is not.
 */
export const inDutch =
  /\b(?:een|het|van|met|voor|ervaring|kennis|diploma|niveau|opleiding|mbo|hbo|wo|rijbewijs)\b/iu;
