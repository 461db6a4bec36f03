import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { errorMessage, fieldIssues } from "../../../lib/error-message.ts";
import { toast } from "../../../lib/toast.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { PasswordField } from "../../../ui/forms/password-field.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { QrCode } from "./qr-code.tsx";

const again = "Nothing has changed. Please try again.";

/** Off, being set up, or on: one step at a time, each with its own field. */
export function TwoStepSignIn() {
  const cache = api.useUtils();
  const state = api.accounts.secondFactor.useQuery();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const refresh = async () => {
    setPassword("");
    setCode("");
    await cache.accounts.secondFactor.invalidate();
  };
  const start = api.accounts.startSecondFactor.useMutation({ onSuccess: () => setPassword("") });
  const confirm = api.accounts.confirmSecondFactor.useMutation({ onSuccess: refresh });
  const stop = api.accounts.stopSecondFactor.useMutation({
    onSuccess: async () => {
      start.reset();
      confirm.reset();
      await refresh();
      toast({ title: "Two-step sign-in is off" });
    },
  });
  const isOn = state.data?.isOn === true;
  const asks = isOn ? stop : start;
  const codeIssue = fieldIssues(stop.error).code;

  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="flex items-center gap-2 text-18 font-semibold">
        Two-step sign-in {isOn && <Badge tone="good">On</Badge>}
      </h2>
      <p className="text-ink-2">
        Besides the password, signing in asks for a code of an authenticator app on your phone.
      </p>
      {state.data === undefined && <Skeleton className="h-24 w-full" />}
      {confirm.data && <RecoveryCodes codes={confirm.data.recoveryCodes} />}
      {isOn && !confirm.data && (
        <p className="text-ink-2">{state.data?.recoveryCodesLeft} recovery codes are left.</p>
      )}
      {start.data && !isOn ? (
        <form
          noValidate
          className="grid w-full gap-4"
          aria-label="Confirm two-step sign-in"
          onSubmit={(event) => {
            event.preventDefault();
            confirm.mutate({ code });
          }}
        >
          <QrCode text={start.data.uri} label="QR code for the authenticator app" />
          <p className="text-13 text-ink-2">
            Scan it with the app, or type this key:{" "}
            <code className="break-all">{start.data.secret}</code>
          </p>
          <TextField
            label="Code of the app"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            error={confirm.error ? errorMessage(confirm.error, again) : undefined}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button type="submit" variant="primary" busy={confirm.isPending}>
            Turn on
          </Button>
        </form>
      ) : (
        state.data && (
          <form
            noValidate
            className="grid w-full gap-4"
            aria-label="Two-step sign-in"
            onSubmit={(event) => {
              event.preventDefault();
              if (isOn) stop.mutate({ password, code });
              else start.mutate({ password });
            }}
          >
            <PasswordField
              label="Current password"
              name="password"
              autoComplete="current-password"
              value={password}
              error={
                asks.error && codeIssue === undefined ? errorMessage(asks.error, again) : undefined
              }
              onChange={(event) => setPassword(event.target.value)}
            />
            {isOn && (
              <TextField
                label="Code of the app, or a recovery code"
                name="code"
                autoComplete="one-time-code"
                spellCheck={false}
                value={code}
                error={codeIssue}
                onChange={(event) => setCode(event.target.value)}
              />
            )}
            <Button type="submit" busy={asks.isPending} className="justify-self-start">
              {isOn ? "Turn off two-step sign-in" : "Set up two-step sign-in"}
            </Button>
          </form>
        )
      )}
    </section>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="w-full rounded-panel border border-line bg-surface p-4">
      <p className="mb-3 text-ink-2">
        Keep these recovery codes where you keep your passwords: each opens the account once when
        the phone is lost. They are shown only now.
      </p>
      <ul aria-label="Recovery codes" className="grid grid-cols-2 gap-1 figures">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
