import type { ApiOutput } from "../../lib/api.ts";

export type PostCard = ApiOutput["blog"]["cards"][number];
export type Post = ApiOutput["blog"]["bySlug"];
export type ListedPost = ApiOutput["blog"]["editable"]["posts"][number];
export type Category = ApiOutput["blog"]["listCategories"][number];
