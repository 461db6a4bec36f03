import { blogMessages } from "@resume-picker/domain/blog/blog-messages";
import { findSlugProblem } from "@resume-picker/domain/blog/slug";
import type { PostDraft } from "@resume-picker/domain/blog/post-draft";
import { hasImageWithoutAlt } from "@resume-picker/domain/blog/image-rules";
import { brokenRules } from "../../../../lib/broken-rules.ts";
import type { Post } from "../../post-types.ts";

export type { PostDraft };

export const emptyDraft: PostDraft = {
  title: "",
  slug: "",
  excerpt: "",
  featuredImage: "",
  featuredImageAlt: "",
  content: "",
  metaTitle: "",
  metaDescription: "",
  readingTime: "",
  isPinned: false,
  status: "draft",
  scheduledAt: "",
  categoryIds: [],
  tags: [],
};

export function draftOf(post: Post): PostDraft {
  return {
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt ?? "",
    featuredImage: post.featuredImage ?? "",
    featuredImageAlt: post.featuredImageAlt ?? "",
    content: post.content,
    metaTitle: post.metaTitle ?? "",
    metaDescription: post.metaDescription ?? "",
    readingTime: post.readingTime === null ? "" : String(post.readingTime),
    isPinned: post.isPinned,
    status: post.status,
    // The scheduled time of a published post is in the past.
    scheduledAt: post.status === "draft" ? localMoment(post.scheduledAt) : "",
    categoryIds: post.categories.map(({ id }) => id),
    tags: post.tags,
  };
}

/** Returns the request's input. */
export function inputOf(draft: PostDraft) {
  const schedule = draft.status === "draft" && draft.scheduledAt !== "" ? draft.scheduledAt : null;
  return {
    ...draft,
    slug: draft.slug.trim(),
    readingTime: draft.readingTime.trim() === "" ? null : Number(draft.readingTime),
    scheduledAt: schedule === null ? null : new Date(schedule),
  };
}

export type DraftErrors = Partial<Record<keyof PostDraft, string>>;

/** The server enforces the same rules. */
export function validateDraft(draft: PostDraft, now: Date): DraftErrors {
  const isScheduled = draft.status === "draft" && draft.scheduledAt !== "";
  const isForReaders = draft.status === "published" || isScheduled;
  const lacksAlt = draft.featuredImage !== "" && draft.featuredImageAlt.trim() === "";
  const slugProblem = findSlugProblem(draft.slug);
  return brokenRules<keyof PostDraft>([
    ["title", draft.title.trim() === "", blogMessages.titleRequired],
    ["slug", slugProblem !== null, slugProblem ?? ""],
    ["featuredImageAlt", isForReaders && lacksAlt, blogMessages.imageAltRequired],
    ["content", draft.content.trim() === "", blogMessages.contentRequired],
    ["content", isForReaders && hasImageWithoutAlt(draft.content), blogMessages.contentAltRequired],
    ["readingTime", !/^\d{0,5}$/.test(draft.readingTime.trim()), blogMessages.readingTimeInvalid],
    [
      "scheduledAt",
      isScheduled && !(new Date(draft.scheduledAt) > now),
      "Choose a future time, or publish the post now",
    ],
  ]);
}

/** Whether saving would change anything. */
export function differs(draft: PostDraft, saved: PostDraft): boolean {
  return JSON.stringify(inputOf(draft)) !== JSON.stringify(inputOf(saved));
}

/** "2026-03-01T09:05", in the local time zone. */
function localMoment(date: Date | null): string {
  if (!date) return "";
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
