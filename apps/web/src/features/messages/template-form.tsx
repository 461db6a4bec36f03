import {
  maxMessageText,
  maxSubject,
  maxTemplateName,
  messageKindLabels,
  messageKinds,
  starterTemplates,
  templateVariables,
} from "@resume-picker/domain/messages/message-rules";
import type { MessageKind } from "@resume-picker/domain/messages/message-rules";
import { useRef, useState } from "react";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { toast } from "../../lib/toast.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import type { Template } from "./use-recipients.ts";

type Props = {
  /** Null for a new template. */
  template: Template | null;
  onSaved: (template: Template) => void;
  onClose: () => void;
};

type Values = Pick<Template, "kind" | "name" | "subject" | "text">;

const starter = (kind: MessageKind): Values => ({ kind, ...starterTemplates[kind] });

export function TemplateForm({ template, onSaved, onClose }: Props) {
  const cache = api.useUtils();
  const add = api.messages.addTemplate.useMutation();
  const change = api.messages.changeTemplate.useMutation();
  const remove = api.messages.deleteTemplate.useMutation();
  const [values, setValues] = useState<Values>(template ?? starter("decline"));
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const textField = useRef<HTMLTextAreaElement>(null);
  const set = (next: Partial<Values>) => setValues((present) => ({ ...present, ...next }));
  const save = async () => {
    const { kind, name, subject, text } = values;
    const input = { kind, name, subject, text };
    try {
      const saved = template
        ? await change.mutateAsync({ ...input, id: template.id })
        : await add.mutateAsync(input);
      await cache.messages.invalidate();
      onSaved(saved);
    } catch (error) {
      setProblem(errorMessage(error, "The template could not be saved. Please try again."));
    }
  };
  const erase = async () => {
    setIsAsked(false);
    if (!template) return;
    try {
      await remove.mutateAsync({ id: template.id });
      toast({ title: "Template deleted" });
      onClose();
    } catch (error) {
      setProblem(errorMessage(error, "The template could not be deleted. Please try again."));
    }
    await cache.messages.invalidate();
  };
  const insert = (name: string) => {
    const field = textField.current;
    const [from, to] = [field?.selectionStart ?? values.text.length, field?.selectionEnd ?? 0];
    const word = `{${name}}`;
    set({ text: values.text.slice(0, from) + word + values.text.slice(Math.max(from, to)) });
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(from + word.length, from + word.length);
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg-page"
      title={template ? "Edit template" : "New template"}
      description="Only you see your templates. Candidates get plain text."
      footer={
        <>
          {template && (
            <Button
              variant="quiet"
              className="mr-auto text-danger!"
              onClick={() => setIsAsked(true)}
            >
              Delete Template
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={add.isPending || change.isPending}
            onClick={() => void save()}
          >
            Save Template
          </Button>
        </>
      }
    >
      <div className="grid gap-3 sm:grid-cols-[10rem_1fr]">
        <SelectField
          label="For"
          value={values.kind}
          options={messageKinds.map((kind) => ({ value: kind, label: messageKindLabels[kind] }))}
          onChange={({ target }) => {
            const kind = messageKinds.find((each) => each === target.value) ?? "decline";
            const isUntouched = values.text === starterTemplates[values.kind].text;
            if (template === null && isUntouched) setValues(starter(kind));
            else set({ kind });
          }}
        />
        <TextField
          label="Name"
          autoComplete="off"
          maxLength={maxTemplateName}
          value={values.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextField
          className="sm:col-span-2"
          label="Subject"
          autoComplete="off"
          maxLength={maxSubject}
          value={values.subject}
          onChange={({ target }) => set({ subject: target.value })}
        />
        <TextArea
          ref={textField}
          className="sm:col-span-2"
          label="Message"
          rows={12}
          maxLength={maxMessageText}
          value={values.text}
          onChange={({ target }) => set({ text: target.value })}
        />
        <div role="group" aria-label="Insert" className="flex flex-wrap gap-1.5 sm:col-span-2">
          {Object.entries(templateVariables).map(([name, meaning]) => (
            <Button key={name} size="sm" onClick={() => insert(name)}>
              {meaning}
            </Button>
          ))}
        </div>
        {problem !== null && (
          <p role="alert" className="text-danger sm:col-span-2">
            {problem}
          </p>
        )}
      </div>
      <ConfirmDialog
        open={isAsked}
        title="Delete this template?"
        confirmLabel="Delete Template"
        onConfirm={() => void erase()}
        onCancel={() => setIsAsked(false)}
      >
        Messages that were sent with it stay in the history. This can&rsquo;t be undone.
      </ConfirmDialog>
    </Dialog>
  );
}
