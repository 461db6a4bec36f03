import { api } from "../../../../lib/api.ts";
import { errorCode, errorMessage } from "../../../../lib/error-message.ts";
import { Button } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import { PostEditor } from "./post-editor.tsx";

type Props = { postId: number | "new"; userId: string; onClose: () => void };

/** Another writer may save the post meanwhile, so it is loaded again this often. */
const refreshMs = 15_000;

/** The page on which a post is written: loads the saved post and the unsaved text of its writer. */
export function PostPage({ postId, userId, onClose }: Props) {
  const id = postId === "new" ? null : postId;
  const post = api.blog.get.useQuery(
    { id: id ?? 0 },
    // Always the newest version to begin from, never one that was kept in memory.
    { enabled: id !== null, staleTime: 0, gcTime: 0, refetchInterval: refreshMs },
  );
  const copy = api.blog.workingCopy.useQuery(
    { postId: id },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: 1 },
  );
  const isPending = (id !== null && post.isPending) || copy.isPending;
  if (!isPending && (id === null || post.data)) {
    return (
      <PostEditor
        key={postId}
        post={post.data ?? null}
        workingCopy={copy.data ?? null}
        userId={userId}
        onClose={onClose}
      />
    );
  }
  const isGone = errorCode(post.error) === "NOT_FOUND";
  return (
    <main className="pt-8">
      {isPending ? (
        <p role="status" className="flex items-center gap-2 py-8 text-ink-2">
          <Spinner />
          Loading the post…
        </p>
      ) : (
        <EmptyState
          title={isGone ? "This post does not exist" : "The post could not be loaded"}
          className="px-0"
          actions={
            <>
              {!isGone && <Button onClick={() => void post.refetch()}>Try Again</Button>}
              <Button onClick={onClose}>All posts</Button>
            </>
          }
        >
          {isGone
            ? "It may have been deleted."
            : errorMessage(post.error, "Check your connection, then try again.")}
        </EmptyState>
      )}
    </main>
  );
}
