import { useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialogs/dialog.tsx";
import type { Category } from "../../post-types.ts";
import { CategoryList } from "./category-list.tsx";
import { DeleteCategoryDialog } from "./delete-category-dialog.tsx";

/** Renames and deletes categories. */
export function CategoriesDialog({ onClose }: { onClose: () => void }) {
  const [deleted, setDeleted] = useState<Category | null>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Categories"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <CategoryList onDelete={setDeleted} />
      {deleted && <DeleteCategoryDialog category={deleted} onClose={() => setDeleted(null)} />}
    </Dialog>
  );
}
