import type { PostStatus } from "@resume-picker/domain/blog/blog-rules";

export const statusLabels: Record<PostStatus, string> = {
  draft: "Draft",
  published: "Published",
  archived: "Archived",
};
