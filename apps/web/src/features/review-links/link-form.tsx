import {
  defaultLinkDays,
  linkDays,
  maxPassphrase,
  minPassphrase,
} from "@resume-picker/domain/review-links/link-rules";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";

export type LinkValues = {
  label: string;
  days: (typeof linkDays)[number];
  passphrase: string | null;
};

type Props = {
  isBusy: boolean;
  problem: string | null;
  onCreate: (values: LinkValues) => void;
};

const options = linkDays.map((days) => ({
  value: String(days),
  label: days === 1 ? "1 day" : `${days} days`,
}));

export function LinkForm({ isBusy, problem, onCreate }: Props) {
  const [label, setLabel] = useState("");
  const [days, setDays] = useState<LinkValues["days"]>(defaultLinkDays);
  const [passphrase, setPassphrase] = useState("");
  const isShort = passphrase !== "" && passphrase.length < minPassphrase;
  return (
    <form
      noValidate
      aria-label="New review link"
      className="mt-3 grid gap-3 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isShort) onCreate({ label, days, passphrase: passphrase === "" ? null : passphrase });
      }}
    >
      <TextField
        label="Recipient"
        optional
        hint="Only you and other editors see this."
        autoComplete="off"
        maxLength={100}
        value={label}
        onChange={({ target }) => setLabel(target.value)}
      />
      <SelectField
        label="Expires after"
        value={String(days)}
        options={options}
        onChange={({ target }) =>
          setDays(linkDays.find((each) => String(each) === target.value) ?? defaultLinkDays)
        }
      />
      <TextField
        className="sm:col-span-2"
        label="Passphrase"
        optional
        hint="Share it with the reviewer another way, such as by phone."
        autoComplete="off"
        maxLength={maxPassphrase}
        value={passphrase}
        error={isShort ? `Use at least ${minPassphrase} characters` : undefined}
        onChange={({ target }) => setPassphrase(target.value)}
      />
      {problem !== null && (
        <p role="alert" className="text-danger sm:col-span-2">
          {problem}
        </p>
      )}
      <span className="sm:col-span-2">
        <Button type="submit" variant="primary" busy={isBusy}>
          Create Link
        </Button>
      </span>
    </form>
  );
}
