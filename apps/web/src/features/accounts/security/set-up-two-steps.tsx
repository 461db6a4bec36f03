import { useState } from "react";
import { api } from "../../../lib/api.ts";
import type { ApiOutput } from "../../../lib/api.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { CurrentPasswordField } from "../password-fields.tsx";
import { nothingChanged } from "./nothing-changed.ts";
import { QrCode } from "./qr-code.tsx";

/** Called with the new recovery codes, or null if there are none any more. */
export type OnChanged = (recoveryCodes: readonly string[] | null) => Promise<void>;

/** Asks for the password, then shows the secret until the user enters a valid code of the app. */
export function SetUpTwoSteps({ onChanged }: { onChanged: OnChanged }) {
  const [password, setPassword] = useState("");
  const start = api.accounts.startSecondFactor.useMutation({ onSuccess: () => setPassword("") });
  if (start.data) return <ConfirmTwoSteps made={start.data} onChanged={onChanged} />;
  return (
    <form
      noValidate
      className="grid w-full gap-4"
      aria-label="Two-step sign-in"
      onSubmit={(event) => {
        event.preventDefault();
        start.mutate({ password });
      }}
    >
      <CurrentPasswordField
        name="password"
        value={password}
        error={start.error ? errorMessage(start.error, nothingChanged) : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={start.isPending}>
          Set up two-step sign-in
        </Button>
      </div>
    </form>
  );
}

type ConfirmProps = {
  made: ApiOutput["accounts"]["startSecondFactor"];
  onChanged: OnChanged;
};

function ConfirmTwoSteps({ made, onChanged }: ConfirmProps) {
  const [code, setCode] = useState("");
  const confirm = api.accounts.confirmSecondFactor.useMutation({
    onSuccess: ({ recoveryCodes }) => onChanged(recoveryCodes),
  });
  return (
    <form
      noValidate
      className="grid w-full gap-4"
      aria-label="Confirm two-step sign-in"
      onSubmit={(event) => {
        event.preventDefault();
        confirm.mutate({ code });
      }}
    >
      <QrCode text={made.uri} label="QR code for the authenticator app" />
      <p className="text-13 text-ink-2">
        Scan it with the app, or type this key: <code className="break-all">{made.secret}</code>
      </p>
      <TextField
        label="Code from the app"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={confirm.error ? errorMessage(confirm.error, nothingChanged) : undefined}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" variant="primary" busy={confirm.isPending}>
        Turn on
      </Button>
    </form>
  );
}
