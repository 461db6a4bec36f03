import { useDeferredValue } from "react";
import { Markdown } from "../../../../ui/markdown/markdown.tsx";
import { MediaImage } from "../../../../ui/media-image.tsx";
import type { PostDraft } from "./post-draft.ts";

/** The article as readers will see it. */
export function PostPreview({ draft }: { draft: PostDraft }) {
  // Deferred, which keeps typing fast while a long text is rendered.
  const content = useDeferredValue(draft.content);
  return (
    <section
      aria-labelledby="post-preview"
      className="rounded-panel border border-line bg-paper px-6 py-5"
    >
      <h3 id="post-preview" className="text-13 font-medium text-ink-3">
        Preview
      </h3>
      <p className="mt-3 text-24 font-semibold tracking-tight break-words">
        {draft.title.trim() === "" ? "Untitled post" : draft.title}
      </p>
      {draft.featuredImage !== "" && (
        <MediaImage
          url={draft.featuredImage}
          alt={draft.featuredImageAlt}
          sizes="36rem"
          className="mt-4 h-auto w-full rounded-panel"
        />
      )}
      {draft.excerpt.trim() !== "" && (
        <p className="mt-4 font-quote text-16 break-words text-ink-2">{draft.excerpt}</p>
      )}
      {content.trim() === "" ? (
        <p className="mt-4 text-ink-3 italic">No content yet</p>
      ) : (
        <Markdown className="prose-article mt-4">{content}</Markdown>
      )}
    </section>
  );
}
