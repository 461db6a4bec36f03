import { ArrowLeft } from "lucide-react";
import { useId, useRef, useState } from "react";
import type { SyntheticEvent } from "react";
import type { ApiOutput } from "../../../../lib/api.ts";
import { classNames } from "../../../../lib/class-names.ts";
import { Button } from "../../../../ui/button.tsx";
import { SegmentedControl } from "../../../../ui/tabs/segmented-control.tsx";
import type { Post } from "../../post-types.ts";
import { PreviewLinkButton } from "../preview-link/preview-link-button.tsx";
import { RevisionsButton } from "../revisions/revisions-button.tsx";
import { AutosaveNote } from "./autosave-note.tsx";
import { EditorNotices } from "./editor-notices.tsx";
import { draftOf } from "./post-draft.ts";
import { PostForm } from "./post-form.tsx";
import { PostPreview } from "./post-preview.tsx";
import { usePostEditor } from "./use-post-editor.ts";
import { useSavePost } from "./use-save-post.ts";

type Props = {
  /** The server's current version, or null for a new post. */
  post: Post | null;
  workingCopy: ApiOutput["blog"]["workingCopy"];
  userId: string;
  onClose: () => void;
};

export function PostEditor({ post, workingCopy, userId, onClose }: Props) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [view, setView] = useState<"write" | "preview">("write");
  const [failure, setFailure] = useState<string | null>(null);
  const editor = usePostEditor({ post, userId, workingCopy });
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
      await editor.forget();
      onClose();
    } else if (outcome.kind === "failed") {
      editor.setServerErrors(outcome.errors);
      setFailure(outcome.reason);
    }
  };

  const title = post ? "Edit Post" : "New Post";
  return (
    <main>
      <div className="sticky top-0 z-10 -mx-5 mb-5 flex flex-wrap items-center gap-2 border-b border-line bg-paper px-5 py-3 sm:-mx-8 sm:px-8">
        <Button
          variant="quiet"
          icon={<ArrowLeft size={16} strokeWidth={1.6} aria-hidden />}
          onClick={onClose}
        >
          Cancel
        </Button>
        <h1 className="text-16 font-semibold">{title}</h1>
        <div className="mr-auto max-sm:order-last max-sm:w-full">
          <AutosaveNote state={editor.autosave} />
        </div>
        {post && (
          <>
            <RevisionsButton
              postId={post.id}
              isDirty={editor.isDirty}
              onRestored={(restored) => editor.startFrom(draftOf(restored), restored.updatedAt)}
            />
            {post.status !== "published" && <PreviewLinkButton postId={post.id} />}
          </>
        )}
        <Button type="submit" form={formId} variant="primary" busy={isSaving} busyLabel="Saving…">
          {post ? "Update Post" : "Create Post"}
        </Button>
      </div>
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
        aria-label={title}
        className="grid items-start gap-8 lg:grid-cols-2 [&_*]:scroll-mt-24"
        onSubmit={(event) => void submit(event)}
      >
        <div className={classNames("min-w-0", view === "preview" && "max-lg:hidden")}>
          <PostForm
            isNew={post === null}
            draft={editor.draft}
            errors={editor.errors}
            change={editor.change}
          />
        </div>
        <div
          // Focusable, which allows scrolling by keyboard.
          tabIndex={0}
          className={classNames(
            "min-w-0 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-11rem)] lg:overflow-y-auto",
            view === "write" && "max-lg:hidden",
          )}
        >
          <PostPreview draft={editor.draft} />
        </div>
      </form>
    </main>
  );
}
