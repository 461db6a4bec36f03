import { renderToStaticMarkup } from "react-dom/server";
import { allArticlesStyle } from "./features/blog/public/all-articles-style.ts";
import { ArticleText } from "./features/blog/public/article-text.tsx";
import type { Post } from "./features/blog/post-types.ts";
import { NextArticles } from "./features/blog/public/next-articles.tsx";
import { ShareButtonPlace } from "./features/blog/public/share-button.tsx";
import type { Neighbours } from "./features/blog/public/next-articles.tsx";
import { Markdown } from "./ui/markdown/markdown.tsx";

/** A placeholder for the text while the page is rendered. No user's text can contain it. */
const textPlace = "\u0002text\u0003";

/**
 * Renders the article's page as the server sends it, for readers without JavaScript and until the
 * application has loaded, which renders the same page. It is built into a separate file, which the
 * server loads.
 */
export function articlePageHtml(
  post: Omit<Post, "content">,
  { textHtml, siteName, ...neighbours }: Neighbours & { textHtml: string; siteName: string },
): string {
  const page = renderToStaticMarkup(
    <div className="mx-auto min-h-dvh max-w-280 px-5 pb-24 sm:px-8">
      <header className="flex h-18 items-center gap-1">
        <a href="/">{siteName}</a>
      </header>
      <main className="mx-auto max-w-180 pt-6 sm:pt-10">
        <a href="/blog" className={allArticlesStyle}>
          {/* A placeholder of the arrow's size. Only what is needed to read is rendered here. */}
          <span className="size-4" />
          All articles
        </a>
        <article className="pt-6">
          <ArticleText post={post} share={<ShareButtonPlace />}>
            {textPlace}
          </ArticleText>
        </article>
        <NextArticles {...neighbours} />
      </main>
    </div>,
  );
  // The text was rendered by `articleTextHtml` when it was saved.
  const styled = textHtml.replace(`class="prose"`, `class="prose prose-article mt-8"`);
  return page.replace(textPlace, () => styled);
}

/** Renders only the text, for feed readers. */
export function articleTextHtml(content: string): string {
  return renderToStaticMarkup(<Markdown>{content}</Markdown>);
}
