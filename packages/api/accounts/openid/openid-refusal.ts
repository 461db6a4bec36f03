import type { OpenIdNotice } from "@resume-picker/domain/accounts/openid";

/** Why somebody whom the provider knows is not let in; the sign-in page has the words. */
export class OpenIdRefusal extends Error {
  readonly notice: OpenIdNotice;

  constructor(notice: OpenIdNotice) {
    super(notice);
    this.notice = notice;
  }
}
