import { api } from "../../../../lib/api.ts";
import { errorCode, errorMessage } from "../../../../lib/error-message.ts";
import { Button } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import { PostEditor } from "./post-editor.tsx";

type Props = { postId: number | "new"; userId: string; onClose: () => void };

/** How often the post is reloaded to find changes by another author, in milliseconds. */
const refreshMs = 15_000;

/** The page to write a post. It loads the saved post and the author's unsaved text. */
export function PostPage({ postId, userId, onClose }: Props) {
  const id = postId === "new" ? null : postId;
  const post = api.blog.get.useQuery(
    { id: id ?? 0 },
    // Never cached, because editing must start from the newest version.
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
