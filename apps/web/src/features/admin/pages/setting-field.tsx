import type { ShownSetting } from "@resume-picker/domain/settings/settings";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { toast } from "../../../lib/toast.tsx";
import { Badge } from "../../../ui/badges/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { settingWords } from "./setting-words.ts";

/** One setting with its own Save button and a way to restore the default. */
export function SettingField({ setting, source }: { setting: ShownSetting; source: string }) {
  const { name, canChange } = setting;
  const saved = String(setting.value ?? "");
  const [typed, setTyped] = useState({ text: saved, from: saved });
  const text = typed.from === saved ? typed.text : saved;
  const utils = api.useUtils();
  const change = api.settings.change.useMutation({
    onSuccess: async (all) => {
      utils.settings.list.setData(undefined, all);
      await utils.accounts.session.invalidate();
    },
  });
  const save = (value: string | null) => {
    const before = setting.source === "database" ? saved : null;
    change.mutate(
      { [name]: value },
      {
        onSuccess: () =>
          toast({
            title: "Setting saved",
            description: settingWords[name]?.label ?? name,
            tone: "success",
            action: { label: "Undo", onClick: () => change.mutate({ [name]: before }) },
          }),
      },
    );
  };
  const error = change.error && errorMessage(change.error, "The setting was not saved. Try again.");
  return (
    <form
      className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3"
      onSubmit={(event) => {
        event.preventDefault();
        save(text);
      }}
    >
      <Control
        {...{ name, text, error, canChange }}
        onChange={(next) => setTyped({ text: next, from: saved })}
      />
      <span className="w-32 sm:mt-8">
        <Badge tone={setting.source === "default" ? "neutral" : "brand"}>{source}</Badge>
      </span>
      {canChange && (
        <span className="ml-auto flex gap-2 sm:mt-7">
          {setting.source === "database" && (
            <Button
              size="sm"
              variant="quiet"
              disabled={change.isPending}
              onClick={() => save(null)}
            >
              Use default
            </Button>
          )}
          <Button size="sm" type="submit" disabled={text === saved} busy={change.isPending}>
            Save
          </Button>
        </span>
      )}
    </form>
  );
}

type ControlProps = {
  name: string;
  text: string;
  error: string | null;
  canChange: boolean;
  onChange: (text: string) => void;
};

function Control({ name, text, error, canChange, onChange }: ControlProps) {
  const words = settingWords[name];
  if (!words) return null;
  const { label, kind } = words;
  const hint = canChange ? words.hint : `Set by ${name} in the environment.`;
  const shared = {
    label,
    className: "w-80 max-sm:w-full",
    value: text,
    disabled: !canChange,
    ...(hint !== undefined && { hint }),
    ...(error !== null && { error }),
  };
  if (typeof kind === "object") {
    const options = Object.entries(kind.choices).map(([value, choice]) => ({
      value,
      label: choice,
    }));
    return (
      <SelectField
        {...shared}
        options={options}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  return <TextField {...shared} type={kind} onChange={({ target }) => onChange(target.value)} />;
}
