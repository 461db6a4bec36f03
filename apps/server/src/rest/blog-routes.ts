import { Category, MediaAsset, Post } from "@resume-picker/domain/blog/post";
import { ListedRevision, PostRevision } from "@resume-picker/domain/blog/post-revision";
import { z } from "zod";
import { readForm } from "./read.ts";
import { route } from "./route.ts";
import { writeListPage } from "./write.ts";

const binary = { type: "string", format: "binary" };
const Message = z.object({ message: z.string() });

/** The paths of articles, their categories and images. */
export const blogRoutes = [
  route("GET    /api/blog/posts", (api) => api.blog.list, {
    returns: z.array(Post),
    write: writeListPage,
  }),
  route("POST   /api/blog/posts", (api) => api.blog.create, { status: 201, returns: Post }),
  route("GET    /api/blog/posts/slug/:slug", (api) => api.blog.bySlug, { returns: Post }),
  route("GET    /api/blog/posts/:id", (api) => api.blog.get, { returns: Post }),
  route("PUT    /api/blog/posts/:id", (api) => api.blog.update, { returns: Post }),
  route("DELETE /api/blog/posts/:id", (api) => api.blog.delete, { returns: Message }),
  route("POST   /api/blog/posts/:id/publish", (api) => api.blog.publish, { returns: Post }),
  route("GET    /api/blog/posts/:id/revisions", (api) => api.blog.revisions, {
    returns: z.array(ListedRevision),
  }),
  route("GET    /api/blog/posts/:id/revisions/:number", (api) => api.blog.revision, {
    returns: PostRevision,
  }),
  route("POST   /api/blog/posts/:id/revisions/:number/restore", (api) => api.blog.restoreRevision, {
    returns: Post,
  }),
  route("POST   /api/blog/posts/:id/preview-link", (api) => api.blog.createPreviewLink, {
    status: 201,
    returns: z.object({ url: z.string(), expiresAt: z.date() }),
  }),
  route("DELETE /api/blog/posts/:id/preview-link", (api) => api.blog.revokePreviewLink, {
    returns: Message,
  }),
  route("GET    /api/blog/categories", (api) => api.blog.listCategories, {
    returns: z.array(Category),
  }),
  route("POST   /api/blog/categories", (api) => api.blog.createCategory, {
    status: 201,
    returns: Category,
  }),
  route("PUT    /api/blog/categories/:id", (api) => api.blog.updateCategory, { returns: Category }),
  route("DELETE /api/blog/categories/:id", (api) => api.blog.deleteCategory, { returns: Message }),
  route("POST   /api/blog/events", (api) => api.blog.recordEvent),

  route("GET    /api/media", (api) => api.media.list, { returns: z.array(MediaAsset) }),
  route("POST   /api/media/upload", (api) => api.media.upload, {
    read: readForm,
    form: { required: ["image"], properties: { image: binary, altText: { type: "string" } } },
    status: 201,
    returns: MediaAsset,
  }),
  route("DELETE /api/media/:id", (api) => api.media.delete, { returns: Message }),
];
