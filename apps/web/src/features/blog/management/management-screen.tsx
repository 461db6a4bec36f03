import { Link } from "@tanstack/react-router";
import { postStatuses } from "@resume-picker/domain/blog/blog-rules";
import { ArrowLeft, Images, Plus, Tag } from "lucide-react";
import { useState } from "react";
import { BrandLink } from "../../../ui/page/brand.tsx";
import { Button } from "../../../ui/button.tsx";
import { buttonStyle } from "../../../ui/button-style.ts";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { SegmentedControl } from "../../../ui/tabs/segmented-control.tsx";
import { ThemeToggle } from "../../../ui/page/theme-toggle.tsx";
import type { ListedPost } from "../post-types.ts";
import { CategoriesDialog } from "./categories/categories-dialog.tsx";
import { CategoryDialog } from "./categories/category-dialog.tsx";
import { DeletePostDialog } from "./posts/delete-post-dialog.tsx";
import { ImagesDialog } from "./images/images-dialog.tsx";
import { PostPage } from "./editor/post-page.tsx";
import { PostList } from "./posts/post-list.tsx";
import type { ManagementSearch, StatusFilter } from "./posts/status-filter.ts";
import { statusLabels } from "./posts/status-labels.ts";

type Props = {
  userId: string;
  /** Authors can write posts. Only admins can change categories. */
  isAdmin: boolean;
  search: ManagementSearch;
  onSearchChange: (search: ManagementSearch) => void;
};

export function ManagementScreen({ userId, isAdmin, search, onSearchChange }: Props) {
  const [dialog, setDialog] = useState<"category" | "categories" | "images" | null>(null);
  const [deleted, setDeleted] = useState<ListedPost | null>(null);
  const { edit, status = "all" } = search;
  // The field has separate state, because the address is updated only after typing.
  const [typed, setTyped] = useState(search.q ?? "");
  const open = (post: number | "new" | undefined) => onSearchChange({ ...search, edit: post });

  if (edit !== undefined) {
    return (
      <div className="mx-auto max-w-320 px-5 pb-16 sm:px-8">
        <PostPage key={edit} postId={edit} userId={userId} onClose={() => open(undefined)} />
      </div>
    );
  }
  return (
    <div className="mx-auto max-w-260 px-5 pb-16 sm:px-8">
      <ManagementHeader />
      <main className="pt-8">
        <div className="flex flex-wrap items-center gap-2">
          <h1 className="mr-auto text-24 font-semibold tracking-tight">Blog Management</h1>
          <div className="flex flex-wrap items-center gap-2">
            <Button
              variant="quiet"
              icon={<Images size={16} strokeWidth={1.6} aria-hidden />}
              onClick={() => setDialog("images")}
            >
              Images
            </Button>
            {isAdmin && (
              <>
                <Button variant="quiet" onClick={() => setDialog("categories")}>
                  Categories
                </Button>
                <Button
                  icon={<Tag size={16} strokeWidth={1.6} aria-hidden />}
                  onClick={() => setDialog("category")}
                >
                  New Category
                </Button>
              </>
            )}
            <Button
              variant="primary"
              icon={<Plus size={16} strokeWidth={1.6} aria-hidden />}
              onClick={() => open("new")}
            >
              New Post
            </Button>
          </div>
        </div>
        <div className="mt-6 mb-4 flex flex-wrap items-end gap-3">
          <SegmentedControl<StatusFilter>
            label="Filter by status"
            className="max-w-full overflow-x-auto"
            value={status}
            onChange={(chosen) =>
              onSearchChange({
                ...search,
                status: chosen === "all" ? undefined : chosen,
                page: undefined,
              })
            }
            segments={[
              { value: "all", label: "All" },
              ...postStatuses.map((value) => ({ value, label: statusLabels[value] })),
            ]}
          />
          <TextField
            label="Search posts"
            hideLabel
            type="search"
            placeholder="Search posts"
            className="w-full sm:ml-auto sm:w-72"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              onSearchChange({ ...search, q: target.value, page: undefined });
            }}
          />
        </div>
        <PostList
          search={search}
          onPage={(page) => onSearchChange({ ...search, page })}
          onEdit={({ id }) => open(id)}
          onDelete={setDeleted}
        />
      </main>
      {dialog === "category" && <CategoryDialog onClose={() => setDialog(null)} />}
      {dialog === "categories" && <CategoriesDialog onClose={() => setDialog(null)} />}
      {dialog === "images" && <ImagesDialog onClose={() => setDialog(null)} />}
      {deleted && <DeletePostDialog post={deleted} onClose={() => setDeleted(null)} />}
    </div>
  );
}

function ManagementHeader() {
  return (
    <header className="flex flex-wrap items-center gap-x-1 gap-y-2 border-b border-line py-4">
      <BrandLink className="mr-auto max-sm:w-full" />
      <Link to="/" className={buttonStyle({ variant: "quiet", className: "max-sm:-ml-3.5" })}>
        <ArrowLeft size={16} strokeWidth={1.6} aria-hidden />
        Back to Main App
      </Link>
      <Link to="/blog" className={buttonStyle({ variant: "quiet" })}>
        View Blog
      </Link>
      <ThemeToggle className="-mr-2.5 max-sm:ml-auto" />
    </header>
  );
}
