import {
  metaDescriptionAdvice,
  metaTitleAdvice,
  postStatuses,
} from "@resume-picker/domain/blog/blog-rules";
import { Checkbox } from "../../../../ui/forms/checkbox.tsx";
import { SelectField } from "../../../../ui/forms/select-field.tsx";
import { TextArea } from "../../../../ui/forms/text-area.tsx";
import { TextField } from "../../../../ui/forms/text-field.tsx";
import { CategoryChoice } from "./category-choice.tsx";
import type { PostFields } from "./post-fields.ts";
import { statusLabels } from "../posts/status-labels.ts";
import { TagsField } from "./tags-field.tsx";

/** The fields of a post other than its text. */
export function PostSettings(fields: PostFields) {
  const { draft, errors, change } = fields;
  return (
    <>
      <CategoryChoice {...fields} />
      <TagsField {...fields} />
      <TextField
        label="Meta title"
        name="metaTitle"
        optional
        value={draft.metaTitle}
        maxLength={200}
        hint={advice(draft.metaTitle, metaTitleAdvice)}
        onChange={({ target }) => change((present) => ({ ...present, metaTitle: target.value }))}
      />
      <TextArea
        label="Meta description"
        name="metaDescription"
        optional
        rows={3}
        value={draft.metaDescription}
        maxLength={500}
        hint={advice(draft.metaDescription, metaDescriptionAdvice)}
        onChange={({ target }) =>
          change((present) => ({ ...present, metaDescription: target.value }))
        }
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Status"
          name="status"
          value={draft.status}
          options={postStatuses.map((value) => ({ value, label: statusLabels[value] }))}
          onChange={({ target }) => {
            const status = postStatuses.find((known) => known === target.value);
            if (status) change((present) => ({ ...present, status }));
          }}
        />
        {draft.status === "draft" && (
          <TextField
            label="Schedule for"
            name="scheduledAt"
            type="datetime-local"
            optional
            value={draft.scheduledAt}
            error={errors.scheduledAt}
            hint="Your local time."
            onChange={({ target }) =>
              change((present) => ({ ...present, scheduledAt: target.value }))
            }
          />
        )}
      </div>
      <Checkbox
        label="Pin as featured"
        checked={draft.isPinned}
        onChange={(isPinned) => change((present) => ({ ...present, isPinned }))}
      />
    </>
  );
}

function advice(text: string, { min, max }: { min: number; max: number }): string {
  return `${min}-${max} characters recommended · ${text.trim().length} now`;
}
