import { blogMessages } from "@resume-picker/domain/blog/blog-messages";
import type { Post } from "@resume-picker/domain/blog/post";
import { hasImageWithoutAlt } from "@resume-picker/domain/blog/image-rules";
import { AppError } from "@resume-picker/domain/errors";

type PostWithImages = Pick<
  Post,
  "status" | "scheduledAt" | "featuredImage" | "featuredImageAlt" | "content"
>;

/**
 * Requires alternative texts for all images of published and scheduled posts.
 * @throws AppError VALIDATION that names the field.
 */
export function requireAltTexts(post: PostWithImages): void {
  const isForReaders =
    post.status === "published" || (post.status === "draft" && post.scheduledAt !== null);
  if (!isForReaders) return;
  if (post.featuredImage !== null && post.featuredImageAlt === null) {
    throw refusal("featuredImageAlt", blogMessages.imageAltRequired);
  }
  if (hasImageWithoutAlt(post.content)) throw refusal("content", blogMessages.contentAltRequired);
}

const refusal = (path: string, message: string) =>
  new AppError("VALIDATION", message, { issues: [{ path, message }] });
