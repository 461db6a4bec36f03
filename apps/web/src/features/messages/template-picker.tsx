import { messageKindLabels } from "@resume-picker/domain/messages/message-rules";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import type { Template } from "./use-recipients.ts";

type Props = {
  templates: readonly Template[];
  chosen: Template | null;
  onChoose: (id: number) => void;
  onEdit: () => void;
  onNew: () => void;
};

export function TemplatePicker({ templates, chosen, onChoose, onEdit, onNew }: Props) {
  return (
    <div className="flex flex-wrap items-end gap-2">
      <SelectField
        className="min-w-52 flex-1"
        label="Template"
        value={chosen === null ? "" : String(chosen.id)}
        options={templates.map(({ id, kind, name }) => ({
          value: String(id),
          label: name === messageKindLabels[kind] ? name : `${messageKindLabels[kind]}: ${name}`,
        }))}
        onChange={({ target }) => onChoose(Number(target.value))}
      />
      <Button disabled={chosen === null} onClick={onEdit}>
        Edit Template
      </Button>
      <Button onClick={onNew}>New Template</Button>
    </div>
  );
}
