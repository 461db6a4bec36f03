import { createFileRoute } from "@tanstack/react-router";
import { PreviewScreen } from "../features/blog/public/preview-screen.tsx";
import { useLinkToken } from "../lib/session/use-link-token.ts";
import { pageTitle } from "../lib/session/site.ts";

export const Route = createFileRoute("/blog-preview")({
  head: () => ({
    meta: [{ title: pageTitle("Preview") }, { name: "robots", content: "noindex" }],
  }),
  component: BlogPreviewPage,
});

function BlogPreviewPage() {
  return <PreviewScreen token={useLinkToken()} />;
}
