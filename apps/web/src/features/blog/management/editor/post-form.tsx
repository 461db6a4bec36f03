import { useEffect, useMemo } from "react";
import { estimateReadingTime } from "@resume-picker/domain/blog/reading-time";
import { freeSlug, makeSlug } from "@resume-picker/domain/blog/slug";
import { api } from "../../../../lib/api.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextArea } from "../../../../ui/forms/text-area.tsx";
import { TextField } from "../../../../ui/forms/text-field.tsx";
import { ContentField } from "./content-field.tsx";
import { FeaturedImageField } from "./featured-image-field.tsx";
import type { PostFields } from "./post-fields.ts";
import { PostSettings } from "./post-settings.tsx";

type Props = PostFields & {
  /** The slug follows the title only for a new post. */
  isNew: boolean;
};

export function PostForm({ isNew, ...fields }: Props) {
  const { draft, errors, change } = fields;
  const { data: slugs } = api.blog.slugs.useQuery();
  const taken = useMemo(() => new Set(slugs), [slugs]);
  const slugOf = (title: string) => freeSlug(makeSlug(title), taken);
  const rename = (title: string) =>
    change((present) => {
      const follows = isNew && present.slug === slugOf(present.title);
      return { ...present, title, slug: follows ? slugOf(title) : present.slug };
    });
  const isOfTitle = isNew && draft.slug !== "" && draft.slug === makeSlug(draft.title);
  const isTaken = isOfTitle && taken.has(draft.slug);
  // The title may have been typed before the existing slugs were loaded.
  useEffect(() => {
    if (!isTaken) return;
    change((present) => ({ ...present, slug: freeSlug(present.slug, taken) }));
  }, [isTaken, taken, change]);
  return (
    <div className="grid content-start gap-5">
      <TextField
        label="Title"
        name="title"
        value={draft.title}
        error={errors.title}
        maxLength={200}
        onChange={({ target }) => rename(target.value)}
      />
      <ContentField {...fields} />
      <TextField
        label="Slug"
        name="slug"
        hint={`The address: /blog/${draft.slug === "" ? "…" : draft.slug}`}
        value={draft.slug}
        error={errors.slug}
        maxLength={200}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => change((present) => ({ ...present, slug: target.value }))}
      />
      <TextArea
        label="Excerpt"
        name="excerpt"
        optional
        rows={3}
        value={draft.excerpt}
        maxLength={1000}
        onChange={({ target }) => change((present) => ({ ...present, excerpt: target.value }))}
      />
      <FeaturedImageField {...fields} />
      <ReadingTimeField {...fields} />
      <PostSettings {...fields} />
    </div>
  );
}

function ReadingTimeField({ draft, errors, change }: PostFields) {
  const proposed = estimateReadingTime(draft.content);
  const isTaken = draft.readingTime === String(proposed);
  return (
    <div className="flex items-start gap-2">
      <TextField
        label="Reading time (minutes)"
        name="readingTime"
        inputMode="numeric"
        value={draft.readingTime}
        error={errors.readingTime}
        hint={
          proposed > 0
            ? `By its length about ${proposed} min.`
            : "Estimated from the text if left empty."
        }
        className="w-52"
        onChange={({ target }) => change((present) => ({ ...present, readingTime: target.value }))}
      />
      {proposed > 0 && !isTaken && (
        <Button
          variant="quiet"
          className="mt-6"
          onClick={() => change((present) => ({ ...present, readingTime: String(proposed) }))}
        >
          Use {proposed} min
        </Button>
      )}
    </div>
  );
}
