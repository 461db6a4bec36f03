import type { OpenIdNotice } from "@resume-picker/domain/accounts/openid";

/** The reason why a user verified by the provider is rejected. The sign-in page has the texts. */
export class OpenIdRefusal extends Error {
  readonly notice: OpenIdNotice;

  constructor(notice: OpenIdNotice) {
    super(notice);
    this.notice = notice;
  }
}
