import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { Badge } from "../../../ui/badges/badge.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUpTwoSteps } from "./set-up-two-steps.tsx";
import { TurnOffTwoSteps } from "./turn-off-two-steps.tsx";

/** Two-step sign-in is off, being set up, or on. Each state has a separate form. */
export function TwoStepSignIn() {
  const cache = api.useUtils();
  const state = api.accounts.secondFactor.useQuery();
  /** Shown only once, directly after they were created. */
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isOn = state.data?.isOn === true;
  const onChanged = async (made: readonly string[] | null) => {
    setCodes(made);
    await cache.accounts.secondFactor.invalidate();
    // The session says whether an administrator still has to set it up.
    await cache.accounts.session.invalidate();
  };
  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="flex items-center gap-2 text-19 font-semibold">
        Two-step sign-in {isOn && <Badge tone="good">On</Badge>}
      </h2>
      <p className="text-ink-2">
        Signing in also asks for a code from an authenticator app on your phone.
      </p>
      {state.data === undefined && <Skeleton className="h-24 w-full" />}
      {codes && <RecoveryCodes codes={codes} />}
      {isOn && !codes && (
        <p className="text-ink-2">{state.data?.recoveryCodesLeft} recovery codes are left.</p>
      )}
      {isOn ? (
        <TurnOffTwoSteps onChanged={onChanged} />
      ) : (
        state.data && <SetUpTwoSteps onChanged={onChanged} />
      )}
    </section>
  );
}
