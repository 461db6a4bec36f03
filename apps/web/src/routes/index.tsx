import { createFileRoute } from "@tanstack/react-router";
import { Brand } from "../ui/brand.tsx";

export const Route = createFileRoute("/")({ component: IndexPage });

function IndexPage() {
  return <Brand />;
}
