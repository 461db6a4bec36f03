import { api } from "../../../../lib/api.ts";
import { errorMessage } from "../../../../lib/error-message.ts";
import { toast } from "../../../../lib/toast.tsx";
import { Button } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import type { ListedPost } from "../../post-types.ts";
import { BlogPages } from "../../public/blog-pages.tsx";
import { PostItem } from "./post-item.tsx";
import type { ManagementSearch } from "./status-filter.ts";

type Props = {
  search: ManagementSearch;
  onPage: (page: number) => void;
  onEdit: (post: ListedPost) => void;
  onDelete: (post: ListedPost) => void;
};

export function PostList({ search, onPage, onEdit, onDelete }: Props) {
  const utils = api.useUtils();
  const { status, q, page } = search;
  const posts = api.blog.editable.useQuery(
    { status, search: q, page },
    { placeholderData: (before) => before },
  );
  const publish = api.blog.publish.useMutation({
    onSuccess: () => {
      toast({ title: "Success", description: "Blog post published successfully", tone: "success" });
      void utils.blog.invalidate();
    },
    onError: (error) =>
      toast({
        error,
        title: "Error",
        description: "Failed to publish blog post",
        tone: "destructive",
      }),
  });

  if (posts.isPending) {
    return (
      <div role="status" aria-label="Loading posts" className="grid gap-3">
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} className="h-32 rounded-panel" />
        ))}
      </div>
    );
  }
  if (posts.isError) {
    return (
      <EmptyState
        title="The posts could not be loaded"
        className="px-0"
        actions={<Button onClick={() => void posts.refetch()}>Try Again</Button>}
      >
        {errorMessage(posts.error, "Check your connection, then try again.")}
      </EmptyState>
    );
  }
  const shown = posts.data.posts;
  if (shown.length === 0) {
    const isFiltered = status !== undefined || q !== undefined;
    return (
      <EmptyState title="No blog posts found" className="px-0">
        {isFiltered ? "Change the search or the status." : "Write the first one with “New Post”."}
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label="Posts" className="grid gap-3">
        {shown.map((post) => (
          <li key={post.id}>
            <PostItem
              post={post}
              isPublishing={publish.isPending && publish.variables.id === post.id}
              problem={
                publish.isError && publish.variables.id === post.id
                  ? errorMessage(publish.error, "The server could not be reached, or failed.")
                  : undefined
              }
              onEdit={() => onEdit(post)}
              onPublish={() => publish.mutate({ id: post.id })}
              onDelete={() => onDelete(post)}
            />
          </li>
        ))}
      </ul>
      <BlogPages page={posts.data.page} pages={posts.data.pages} onChange={onPage} />
    </>
  );
}
