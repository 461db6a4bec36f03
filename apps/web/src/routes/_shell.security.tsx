import { isOpenIdNotice } from "@resume-picker/domain/accounts/openid";
import type { OpenIdNotice } from "@resume-picker/domain/accounts/openid";
import { createFileRoute } from "@tanstack/react-router";
import { SecurityScreen } from "../features/accounts/security/security-screen.tsx";
import { requireUser } from "../lib/session/session.ts";
import { pageTitle } from "../lib/session/site.ts";

export const Route = createFileRoute("/_shell/security")({
  validateSearch: ({ notice }: Record<string, unknown>): { notice?: OpenIdNotice } =>
    isOpenIdNotice(notice) ? { notice } : {},
  beforeLoad: requireUser,
  head: () => ({ meta: [{ title: pageTitle("Account Security") }] }),
  component: SecurityPage,
});

function SecurityPage() {
  const { notice } = Route.useSearch();
  return <SecurityScreen notice={notice} />;
}
