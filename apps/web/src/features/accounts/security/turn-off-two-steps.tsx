import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { errorMessage, fieldIssues } from "../../../lib/error-message.ts";
import { toast } from "../../../lib/toast.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { CurrentPasswordField } from "../password-fields.tsx";
import { nothingChanged } from "./nothing-changed.ts";
import type { OnChanged } from "./set-up-two-steps.tsx";

/**
 * Turns two-step sign-in off or creates new recovery codes. Both require the password and a code.
 */
export function TurnOffTwoSteps({ onChanged }: { onChanged: OnChanged }) {
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [asked, setAsked] = useState<"stop" | "renew">("stop");
  const stop = api.accounts.disableSecondFactor.useMutation({
    onSuccess: async () => {
      await onChanged(null);
      toast({ title: "Two-step sign-in is off" });
    },
  });
  const renew = api.accounts.renewRecoveryCodes.useMutation({
    onSuccess: async ({ recoveryCodes }) => {
      setPassword("");
      setCode("");
      await onChanged(recoveryCodes);
    },
  });
  const ask = (what: "stop" | "renew") => {
    setAsked(what);
    (what === "stop" ? stop : renew).mutate({ password, code });
  };
  const { error } = asked === "stop" ? stop : renew;
  const codeIssue = fieldIssues(error).code;
  return (
    <form
      noValidate
      className="grid w-full gap-4"
      aria-label="Two-step sign-in"
      onSubmit={(event) => {
        event.preventDefault();
        ask("stop");
      }}
    >
      <CurrentPasswordField
        name="password"
        value={password}
        error={error && codeIssue === undefined ? errorMessage(error, nothingChanged) : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <TextField
        label="Code from the app, or a recovery code"
        name="code"
        autoComplete="one-time-code"
        spellCheck={false}
        value={code}
        error={codeIssue}
        onChange={(event) => setCode(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={stop.isPending}>
          Turn off two-step sign-in
        </Button>
        <Button variant="quiet" busy={renew.isPending} onClick={() => ask("renew")}>
          Renew recovery codes
        </Button>
      </div>
    </form>
  );
}
