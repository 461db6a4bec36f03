import { admin, anyone, ofImage, ofPost, writer } from "./access.ts";
import type { Access } from "./access.ts";

export const post = { title: "On ranking", slug: "on-ranking", content: "How scores are made." };

const draft = {
  ...{ ...post, excerpt: "", featuredImage: "", featuredImageAlt: "", metaTitle: "" },
  ...{ metaDescription: "", readingTime: "", isPinned: false, status: "draft" },
  ...{ scheduledAt: "", categoryIds: [], tags: [] },
};

/** The access rules of articles, categories and pictures. */
export const blogAccess: Record<string, Access> = {
  "blog.list": anyone(),
  "blog.slugs": writer(() => undefined),
  "blog.editable": writer(() => ({})),
  "blog.cards": anyone(),
  "blog.bySlug": anyone(() => ({ slug: "no-such-post" })),
  "blog.neighbours": anyone(() => ({ slug: "no-such-post" })),
  "blog.get": ofPost(),
  "blog.create": writer(() => ({ ...post, slug: "another" })),
  "blog.update": ofPost({ title: "On ranking people" }),
  "blog.publish": ofPost(),
  "blog.delete": ofPost(),
  "blog.revisions": ofPost(),
  "blog.revision": ofPost({ number: 1 }),
  "blog.restoreRevision": ofPost({ number: 1 }),
  "blog.createPreviewLink": ofPost(),
  "blog.revokePreviewLink": ofPost(),
  "blog.preview": anyone(() => ({ token: "none" })),
  "blog.workingCopy": { who: "writer", isOwned: true, input: ({ post: postId }) => ({ postId }) },
  "blog.keepWorkingCopy": {
    who: "writer",
    isOwned: true,
    input: ({ post: postId }) => ({ postId, draft, baseUpdatedAt: null }),
  },
  "blog.discardWorkingCopy": writer(({ post: postId }) => ({ postId })),
  "blog.recordEvent": anyone(() => ({ event: "share", slug: "no-such-post" })),
  "blog.listCategories": anyone(),
  "blog.createCategory": admin(() => ({ name: "Notes", slug: "notes" })),
  "blog.updateCategory": admin(() => ({ id: 1, name: "Remarks" })),
  "blog.listAffectedByCategory": admin(() => ({ id: 1 })),
  "blog.deleteCategory": admin(() => ({ id: 1 })),

  "media.upload": writer(() => new FormData()),
  "media.list": writer(),
  "media.listAffected": ofImage,
  "media.delete": ofImage,
  "media.mayShow": anyone(() => ({ name: "none.webp" })),
};
