/** Messages on the sign-in page when a sign-in through an OpenID provider ends early. */
export const openIdNotices = {
  cancelled: "You cancelled the sign-in.",
  expired: "This sign-in took too long or was started elsewhere. Start again.",
  failed: "The sign-in service could not be used. Try again, or ask your administrator.",
  unverified:
    "Your sign-in service doesn't confirm your email address, so you can't be recognized by it. Ask your administrator.",
  taken:
    "An account has your email address, but hasn't verified it. Sign in with its password, then connect it under Account Security.",
  closed: "You have no account here, and sign-up is closed. Ask your administrator for an account.",
  domain: "Addresses like yours can't sign up here. Ask your administrator for an invitation.",
  deactivated: "Your account is deactivated. Ask your administrator.",
  first:
    "There is no account here yet. Create the first one, the administrator's, with a password.",
  busy: "Too many attempts. Try again later.",
  "other-account": "This sign-in belongs to another account here. Nothing was changed.",
  connected: "Your sign-in is connected.",
} as const;
export type OpenIdNotice = keyof typeof openIdNotices;

export const isOpenIdNotice = (text: unknown): text is OpenIdNotice =>
  typeof text === "string" && Object.hasOwn(openIdNotices, text);

/** A person's identity as verified by a provider. */
export type ProvenIdentity = {
  issuer: string;
  /** The provider's permanent id for the person. */
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  username: string | null;
};
