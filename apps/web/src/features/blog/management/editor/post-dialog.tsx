import { api } from "../../../../lib/api.ts";
import { errorCode, errorMessage } from "../../../../lib/error-message.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialogs/dialog.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import { PostEditor } from "./post-editor.tsx";

type Props = { postId: number | "new"; userId: string; onClose: () => void };

/** Another admin may save the post meanwhile: this often it is looked at again. */
const lookAgainMs = 15_000;

export function PostDialog({ postId, userId, onClose }: Props) {
  const post = api.blog.get.useQuery(
    { id: postId === "new" ? 0 : postId },
    // Always the newest version to begin from, never one that was kept in memory.
    { enabled: postId !== "new", staleTime: 0, gcTime: 0, refetchInterval: lookAgainMs },
  );
  if (postId === "new") return <PostEditor post={null} userId={userId} onClose={onClose} />;
  if (post.data) {
    return <PostEditor key={postId} post={post.data} userId={userId} onClose={onClose} />;
  }
  const isGone = errorCode(post.error) === "NOT_FOUND";
  return (
    <Dialog open onClose={onClose} title="Edit Post">
      {post.isPending ? (
        <p role="status" className="flex items-center gap-2 py-8 text-ink-2">
          <Spinner />
          Loading the post…
        </p>
      ) : (
        <EmptyState
          title={isGone ? "This post does not exist" : "The post could not be loaded"}
          className="px-0"
          actions={!isGone && <Button onClick={() => void post.refetch()}>Try Again</Button>}
        >
          {isGone
            ? "It may have been deleted."
            : errorMessage(post.error, "Check your connection, then try again.")}
        </EmptyState>
      )}
    </Dialog>
  );
}
