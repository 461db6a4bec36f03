import { createFileRoute } from "@tanstack/react-router";
import { Brand } from "../ui/brand.tsx";

type AuthSearch = { tab?: "sign-up"; next?: string };

export const Route = createFileRoute("/auth")({
  validateSearch: (raw: Record<string, unknown>): AuthSearch => ({
    ...(raw.tab === "sign-up" ? { tab: raw.tab } : {}),
    ...(typeof raw.next === "string" ? { next: raw.next } : {}),
  }),
  component: AuthPage,
});

function AuthPage() {
  return <Brand />;
}
