import { useEffect } from "react";
import { api } from "../../../lib/api.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { SiteFooter } from "../../../ui/page/site-links.tsx";
import { BlogHeader } from "../blog-header.tsx";
import { Article } from "./article.tsx";
import { ArticleLoading } from "./article-loading.tsx";

/** Shows a draft to people who have its preview link. */
export function PreviewScreen({ token }: { token: string }) {
  const { mutate, data, error } = api.blog.preview.useMutation();
  useEffect(() => mutate({ token }), [mutate, token]);
  return (
    <div className="mx-auto min-h-dvh max-w-280 px-5 pb-24 sm:px-8">
      <BlogHeader />
      <main className="mx-auto max-w-180 pt-6 sm:pt-10">
        {data && <Article post={data} isPreview />}
        {error && (
          <EmptyState title="No preview" className="px-0">
            {errorMessage(error, "Check your connection, then reload the page.")}
          </EmptyState>
        )}
        {!data && !error && <ArticleLoading />}
      </main>
      <SiteFooter className="mt-16 border-t border-line" />
    </div>
  );
}
