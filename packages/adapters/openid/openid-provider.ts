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
  /** Undefined for a public client, which relies on PKCE alone. */
  clientSecret: string | undefined;
  redirectUri: string;
};

/** Binds the response to the browser that started the sign-in. */
export type OpenIdAttempt = { state: string; nonce: string; verifier: string };

/** Thrown if the person cancelled at the provider. */
export class OpenIdCancelled extends Error {}

export type OpenIdProvider = {
  /** Returns the URL to redirect the browser to. */
  begin: () => Promise<{ url: string; attempt: OpenIdAttempt }>;
  /**
   * Exchanges the code and verifies the response's signature, issuer, audience, state and nonce.
   * @throws OpenIdCancelled, or an error of the library for an invalid response.
   */
  finish: (answer: URLSearchParams, attempt: OpenIdAttempt) => Promise<ProvenIdentity>;
};

const timeoutSeconds = 10;
const maxTextLength = 250;

/** An OpenID Connect provider by the code flow with PKCE. Its metadata is fetched on first use. */
export function createOpenIdProvider(of: OpenIdClient): OpenIdProvider {
  let known: Promise<Configuration> | null = null;
  const configuration = () => {
    known ??= discover(of);
    // Not cached, so a temporary failure of the provider isn't permanent.
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
      // Most providers return the address only from the userinfo endpoint.
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
    timeout: timeoutSeconds,
    // The settings allow http only for this machine.
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
    return typeof value === "string" && value.trim() !== "" ? value.slice(0, maxTextLength) : null;
  };
  const [first = null, ...rest] = text("name")?.split(/\s+/) ?? [];
  return {
    email: text("email"),
    // Some providers send it as a string.
    isEmailVerified: claims.email_verified === true || claims.email_verified === "true",
    firstName: text("given_name") ?? first,
    lastName: text("family_name") ?? (rest.join(" ") || null),
    username: text("preferred_username"),
  };
}
