import { useId, useRef, useState } from "react";
import type { SyntheticEvent } from "react";
import { classNames } from "../../../../lib/class-names.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialogs/dialog.tsx";
import { SegmentedControl } from "../../../../ui/tabs/segmented-control.tsx";
import type { Post } from "../../post-types.ts";
import { EditorNotices } from "./editor-notices.tsx";
import { draftOf } from "./post-draft.ts";
import { PostForm } from "./post-form.tsx";
import { PostPreview } from "./post-preview.tsx";
import { usePostEditor } from "./use-post-editor.ts";
import { useSavePost } from "./use-save-post.ts";

type Props = {
  /** As it stands on the server now; null for a new one. */
  post: Post | null;
  userId: string;
  onClose: () => void;
};

export function PostEditor({ post, userId, onClose }: Props) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [view, setView] = useState<"write" | "preview">("write");
  const [failure, setFailure] = useState<string | null>(null);
  const editor = usePostEditor({ post, userId });
  const { save, isSaving } = useSavePost(post?.id ?? null);
  const isBehind =
    post !== null && editor.base !== null && post.updatedAt.getTime() !== editor.base.getTime();

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setFailure(null);
    const wrong = editor.check();
    if (wrong !== undefined) {
      setView("write");
      form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    const outcome = await save(editor.draft, editor.base);
    if (outcome.kind === "saved") {
      editor.forget();
      onClose();
    } else if (outcome.kind === "failed") {
      editor.setServerErrors(outcome.errors);
      setFailure(outcome.reason);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={post ? "Edit Post" : "New Post"}
      size="xl-page"
      footer={
        <>
          <p className="mr-auto self-center text-12 text-ink-3 max-sm:hidden">
            What you type is kept on this device until it is saved.
          </p>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={isSaving} busyLabel="Saving…">
            {post ? "Update Post" : "Create Post"}
          </Button>
        </>
      }
    >
      <EditorNotices
        restoredAt={editor.restoredAt}
        onDiscard={editor.discard}
        failure={failure}
        others={isBehind ? post : null}
        onKeepMine={() => editor.rebase(post?.updatedAt ?? null)}
        onTakeTheirs={() => post && editor.startFrom(draftOf(post), post.updatedAt)}
      />
      <SegmentedControl
        label="View"
        className="mb-4 lg:hidden"
        value={view}
        onChange={setView}
        segments={[
          { value: "write", label: "Write" },
          { value: "preview", label: "Preview" },
        ]}
      />
      <form
        ref={form}
        id={formId}
        noValidate
        aria-label={post ? "Edit Post" : "New Post"}
        className="grid items-start gap-8 lg:grid-cols-2"
        onSubmit={(event) => void submit(event)}
      >
        <div className={view === "preview" ? "max-lg:hidden" : undefined}>
          <PostForm
            isNew={post === null}
            draft={editor.draft}
            errors={editor.errors}
            change={editor.change}
          />
        </div>
        <div
          // It scrolls by itself, and so by keyboard too.
          tabIndex={0}
          className={classNames(
            "lg:sticky lg:top-0 lg:max-h-[calc(92dvh-9.5rem)] lg:overflow-y-auto",
            view === "write" && "max-lg:hidden",
          )}
        >
          <PostPreview draft={editor.draft} />
        </div>
      </form>
    </Dialog>
  );
}
