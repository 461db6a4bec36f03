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
import { RecoveryCodes } from "./recovery-codes.tsx";

const again = "Nothing has changed. Please try again.";

/** Off, being set up, or on: one step at a time, each with its own field. */
export function TwoStepSignIn() {
  const cache = api.useUtils();
  const state = api.accounts.secondFactor.useQuery();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  /** Which of the two buttons was pressed last. */
  const [asked, setAsked] = useState<"stop" | "renew">("stop");
  const ask = (what: "stop" | "renew") => {
    setAsked(what);
    (what === "stop" ? stop : renew).mutate({ password, code });
  };
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
      renew.reset();
      await refresh();
      toast({ title: "Two-step sign-in is off" });
    },
  });
  const renew = api.accounts.renewRecoveryCodes.useMutation({ onSuccess: refresh });
  const codes = (renew.data ?? confirm.data)?.recoveryCodes;
  const isOn = state.data?.isOn === true;
  const asks = { off: start, stop, renew }[isOn ? asked : "off"];
  const codeIssue = isOn ? fieldIssues(asks.error).code : undefined;

  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="flex items-center gap-2 text-18 font-semibold">
        Two-step sign-in {isOn && <Badge tone="good">On</Badge>}
      </h2>
      <p className="text-ink-2">
        Besides the password, signing in asks for a code of an authenticator app on your phone.
      </p>
      {state.data === undefined && <Skeleton className="h-24 w-full" />}
      {codes && <RecoveryCodes codes={codes} />}
      {isOn && !codes && (
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
              if (isOn) ask("stop");
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
            <div className="flex flex-wrap gap-2">
              <Button type="submit" busy={(isOn ? stop : start).isPending}>
                {isOn ? "Turn off two-step sign-in" : "Set up two-step sign-in"}
              </Button>
              {isOn && (
                <Button variant="quiet" busy={renew.isPending} onClick={() => ask("renew")}>
                  Renew recovery codes
                </Button>
              )}
            </div>
          </form>
        )
      )}
    </section>
  );
}
