import { blogMessages } from "@resume-picker/domain/blog/blog-messages";
import { api } from "../../../../lib/api.ts";
import { useForm } from "../../../../lib/use-form.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/forms/text-field.tsx";
import type { Category } from "../../post-types.ts";
import { useCategoryChange } from "./use-category-change.ts";

/** Renames a category. Its slug doesn't change, which keeps existing links valid. */
export function RenameCategory({ category, onClose }: { category: Category; onClose: () => void }) {
  const rename = api.blog.updateCategory.useMutation(
    useCategoryChange({ done: "Category renamed", failed: "Failed to rename category" }, onClose),
  );
  const { form, field } = useForm({
    initial: { name: category.name },
    validate: ({ name }) => (name.trim() === "" ? { name: blogMessages.categoryNameRequired } : {}),
    onSubmit: ({ name }) => rename.mutate({ id: category.id, name }),
  });
  return (
    <form {...form} aria-label={`Rename ${category.name}`} className="flex flex-1 items-end gap-2">
      <TextField {...field("name")} label="New name" maxLength={100} autoFocus className="flex-1" />
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" variant="primary" busy={rename.isPending}>
        Rename
      </Button>
    </form>
  );
}
