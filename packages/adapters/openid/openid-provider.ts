import type { ProvenIdentity } from "@resume-picker/domain/accounts/openid";
import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import type { Configuration } from "openid-client";

export type OpenIdClient = {
  issuer: string;
  clientId: string;
  /** None for a public client, which PKCE alone protects. */
  clientSecret: string | undefined;
  redirectUri: string;
};

/** What ties the answer to the browser that asked. */
export type OpenIdAttempt = { state: string; nonce: string; verifier: string };

/** Thrown where the person said no at the provider. */
export class OpenIdCancelled extends Error {}

export type OpenIdProvider = {
  /** Where to send the browser. */
  begin: () => Promise<{ url: string; attempt: OpenIdAttempt }>;
  /**
   * Exchanges the code and checks signature, issuer, audience, state and nonce of the answer.
   * @throws OpenIdCancelled, or an error of the library for whatever is wrong with the answer.
   */
  finish: (answer: URLSearchParams, attempt: OpenIdAttempt) => Promise<ProvenIdentity>;
};

const patienceSeconds = 10;
const longestText = 250;

/** An OpenID Connect provider, by the code flow with PKCE. It is asked about itself at its first use. */
export function createOpenIdProvider(of: OpenIdClient): OpenIdProvider {
  let known: Promise<Configuration> | null = null;
  const configuration = () => {
    known ??= discover(of);
    // A provider that is down once must not be so for ever.
    known.catch(() => (known = null));
    return known;
  };
  return {
    async begin() {
      const attempt = {
        state: randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
      };
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: of.redirectUri,
        scope: "openid email profile",
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: "S256",
      });
      return { url: url.href, attempt };
    },

    async finish(answer, { state, nonce, verifier }) {
      const config = await configuration();
      const url = new URL(of.redirectUri);
      url.search = answer.toString();
      const tokens = await authorizationCodeGrant(config, url, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      }).catch((error: unknown) => {
        const isCancelled =
          error instanceof AuthorizationResponseError && error.error === "access_denied";
        throw isCancelled ? new OpenIdCancelled() : error;
      });
      const claims = tokens.claims();
      if (!claims) throw new Error("The OpenID provider sent no ID token");
      const { iss: issuer, sub: subject } = claims;
      // Most providers tell the address only where they are asked for it.
      const more =
        claims.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined
          ? await fetchUserInfo(config, tokens.access_token, subject)
          : {};
      return { issuer, subject, ...describe({ ...more, ...claims }) };
    },
  };
}

async function discover(of: OpenIdClient): Promise<Configuration> {
  const issuer = new URL(of.issuer);
  const proof = of.clientSecret === undefined ? None() : ClientSecretPost(of.clientSecret);
  return discovery(issuer, of.clientId, {}, proof, {
    timeout: patienceSeconds,
    // The settings allow http on this machine only.
    execute: [
      enableNonRepudiationChecks,
      // oxlint-disable-next-line typescript/no-deprecated -- marked so to stand out; see above
      ...(issuer.protocol === "http:" ? [allowInsecureRequests] : []),
    ],
  });
}

type Claims = Record<string, unknown>;

function describe(claims: Claims): Omit<ProvenIdentity, "issuer" | "subject"> {
  const text = (name: string): string | null => {
    const value = claims[name];
    return typeof value === "string" && value.trim() !== "" ? value.slice(0, longestText) : null;
  };
  const [first = null, ...rest] = text("name")?.split(/\s+/) ?? [];
  return {
    email: text("email"),
    // Some providers write it as text.
    isEmailVerified: claims.email_verified === true || claims.email_verified === "true",
    firstName: text("given_name") ?? first,
    lastName: text("family_name") ?? (rest.join(" ") || null),
    username: text("preferred_username"),
  };
}
