import type { ShownAiService } from "@resume-picker/domain/settings/ai-service";
import { Lock } from "lucide-react";
import { useEffect, useState } from "react";
import { api } from "../../../../lib/api.ts";
import { errorMessage, fieldIssues } from "../../../../lib/error-message.ts";
import { toast } from "../../../../lib/toast.tsx";
import { useForm } from "../../../../lib/use-form.ts";
import { Button } from "../../../../ui/button.tsx";
import { ConfirmDialog } from "../../../../ui/dialogs/confirm-dialog.tsx";
import { PasswordField } from "../../../../ui/forms/password-field.tsx";
import { SelectField } from "../../../../ui/forms/select-field.tsx";
import { TextField } from "../../../../ui/forms/text-field.tsx";
import {
  addressHint,
  changeOf,
  keyHint,
  usesOf,
  validateAiService,
  valuesOf,
} from "./ai-service-values.ts";
import { LocalModels } from "./local-models.tsx";
import { ServiceUses } from "./service-uses.tsx";

const engines = [
  { value: "off", label: "Built-in engine only" },
  { value: "on", label: "OpenAI-compatible service" },
];

type Props = {
  shown: ShownAiService;
  /** Called with whether the form has unsaved changes. */
  onChanged: (isChanged: boolean) => void;
};

export function AiServiceForm({ shown, onChanged }: Props) {
  const utils = api.useUtils();
  const change = api.settings.changeAiService.useMutation({
    onSuccess: async (saved) => {
      utils.settings.aiService.setData(undefined, saved);
      set("key", "");
      toast({ title: "AI service saved", tone: "success" });
      await utils.admin.status.invalidate();
    },
    onError: (error) => {
      const issues = fieldIssues(error);
      setServerErrors(issues);
      if (Object.keys(issues).length > 0) return;
      const description = errorMessage(error, "Nothing was changed. Please try again.");
      toast({ error, title: "AI service not saved", description, tone: "destructive" });
    },
  });
  const { form, field, values, set, setServerErrors } = useForm({
    initial: valuesOf(shown),
    validate: validateAiService,
    onSubmit: (typed) => {
      const next = changeOf(typed, shown);
      if (next !== null) change.mutate(next);
    },
  });
  const isChanged = changeOf(values, shown) !== null;
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);
  const [isAsking, setAsking] = useState(false);
  const locked = new Set(shown.locked);
  const isOff = values.isOn === "off";
  return (
    <form {...form} aria-label="AI service" className="grid gap-5">
      {locked.size > 0 && <LockedNote />}
      <SelectField
        label="Engine"
        {...field("isOn")}
        options={engines}
        disabled={locked.has("isOn")}
      />
      <div>
        <TextField
          label="Base URL"
          type="url"
          autoComplete="off"
          spellCheck={false}
          hint={addressHint(values.baseUrl)}
          {...field("baseUrl")}
          disabled={locked.has("baseUrl")}
        />
        {!locked.has("baseUrl") && (
          <LocalModels
            onChoose={({ baseUrl, model }) => {
              set("isOn", "on");
              set("baseUrl", baseUrl);
              if (!locked.has("model")) set("model", model);
            }}
          />
        )}
      </div>
      <TextField
        label="Model"
        autoComplete="off"
        spellCheck={false}
        hint="The name by which the service knows it."
        {...field("model")}
        disabled={locked.has("model")}
      />
      {locked.has("key") ? (
        <TextField
          label="Key"
          value={shown.key === "environment" ? "Set in the environment" : "None"}
          readOnly
          disabled
        />
      ) : (
        <div className="flex flex-wrap items-start gap-3">
          <PasswordField
            label="Key"
            optional
            autoComplete="new-password"
            className="min-w-0 flex-1 basis-60"
            hint={keyHint(values.baseUrl, shown)}
            {...field("key")}
          />
          {shown.key !== "none" && (
            <Button
              variant="quiet"
              className="sm:mt-7"
              disabled={change.isPending}
              onClick={() => setAsking(true)}
            >
              Delete key
            </Button>
          )}
        </div>
      )}
      <TextField
        label="Time limit per answer"
        inputMode="numeric"
        className="w-80 max-sm:w-full"
        end={<span className="pr-3 text-13 text-ink-3">seconds</span>}
        hint="120 by default. A model on a laptop may need 600."
        {...field("timeoutSeconds")}
      />
      <ServiceUses
        chosen={usesOf(values)}
        isLocked={locked.has("uses")}
        onChange={(uses) => set("uses", uses.join(","))}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="primary" type="submit" disabled={!isChanged} busy={change.isPending}>
          Save
        </Button>
        {shown.isOn && (isOff || shown.uses.some((use) => !usesOf(values).includes(use))) && (
          <p className="text-13 text-ink-2">Saving stops rankings and judgings that are running.</p>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        title="Delete the stored key?"
        confirmLabel="Delete"
        onConfirm={() => {
          setAsking(false);
          change.mutate({ key: null });
        }}
        onCancel={() => setAsking(false)}
      >
        <p>The service is asked without a key from now on. To undo this, enter the key again.</p>
      </ConfirmDialog>
    </form>
  );
}

function LockedNote() {
  return (
    <p className="flex gap-2.5 rounded-panel border border-line bg-sunken px-4 py-3 text-ink-2">
      <Lock size={16} strokeWidth={1.6} className="mt-0.5 shrink-0" aria-hidden />
      <span>
        Locked fields are set by OPENAI_ variables in the environment. Change them in .env and
        restart the server.
      </span>
    </p>
  );
}
