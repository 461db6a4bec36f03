import { blogMessages } from "@resume-picker/domain/blog/blog-messages";
import { findSlugProblem, makeSlug } from "@resume-picker/domain/blog/slug";
import { useId } from "react";
import { api } from "../../../../lib/api.ts";
import { brokenRules } from "../../../../lib/broken-rules.ts";
import { errorMessage } from "../../../../lib/error-message.ts";
import { useForm } from "../../../../lib/use-form.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialogs/dialog.tsx";
import { TextArea } from "../../../../ui/forms/text-area.tsx";
import { TextField } from "../../../../ui/forms/text-field.tsx";
import { useCategoryChange } from "./use-category-change.ts";

const empty = { name: "", slug: "", description: "" };

function validate({ name, slug }: typeof empty) {
  const slugProblem = findSlugProblem(slug);
  return brokenRules<keyof typeof empty>([
    ["name", name.trim() === "", blogMessages.categoryNameRequired],
    ["slug", slugProblem !== null, slugProblem ?? ""],
  ]);
}

export function CategoryDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const create = api.blog.createCategory.useMutation(
    useCategoryChange(
      { done: "Category created successfully", failed: "Failed to create category" },
      onClose,
    ),
  );
  const { form, field, values, set } = useForm({
    initial: empty,
    validate,
    onSubmit: (input) => create.mutate({ ...input, slug: input.slug.trim() }),
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title="New Category"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={create.isPending}>
            Create Category
          </Button>
        </>
      }
    >
      <form {...form} id={formId} aria-label="New Category" className="grid gap-4">
        <TextField
          {...field("name")}
          label="Name"
          maxLength={100}
          onChange={({ target }) => {
            if (values.slug === makeSlug(values.name)) set("slug", makeSlug(target.value));
            set("name", target.value);
          }}
        />
        <TextField
          {...field("slug")}
          label="Slug"
          maxLength={200}
          spellCheck={false}
          autoComplete="off"
        />
        <TextArea {...field("description")} label="Description" optional rows={2} maxLength={500} />
        {create.isError && (
          <p role="alert" className="text-13 text-danger">
            {errorMessage(create.error, "The server could not be reached, or failed.")}
          </p>
        )}
      </form>
    </Dialog>
  );
}
