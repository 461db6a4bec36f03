import { openIdNotices } from "@resume-picker/domain/accounts/openid";
import type { OpenIdNotice } from "@resume-picker/domain/accounts/openid";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { relativeTime } from "../../../lib/dates/relative-time.ts";
import { useNow } from "../../../lib/dates/use-now.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { useSession } from "../../../lib/session/session.ts";
import { toast } from "../../../lib/toast.tsx";
import { Badge } from "../../../ui/badges/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { CurrentPasswordField } from "../password-fields.tsx";
import { nothingChanged } from "./nothing-changed.ts";

/** The provider account used to sign in, if the operator has configured a provider. */
export function ConnectedSignIn({ notice }: { notice: OpenIdNotice | undefined }) {
  const { openId } = useSession();
  if (openId === null) return null;
  return <Connection name={openId.name} notice={notice} />;
}

function Connection({ name, notice }: { name: string; notice: OpenIdNotice | undefined }) {
  const [password, setPassword] = useState("");
  const now = useNow();
  const cache = api.useUtils();
  const { data: identity } = api.accounts.openIdIdentity.useQuery(undefined, { staleTime: 0 });
  const connect = api.accounts.connectOpenId.useMutation({
    // The provider's site, which redirects back here.
    onSuccess: ({ url }) => window.location.assign(url),
  });
  const disconnect = api.accounts.disconnectOpenId.useMutation({
    onSuccess: async ({ message }) => {
      setPassword("");
      await cache.accounts.openIdIdentity.invalidate();
      toast({ title: "Disconnected", description: message });
    },
  });
  if (identity === undefined) return <Skeleton className="h-40 w-full" />;
  const action = identity === null ? connect : disconnect;
  return (
    <section className="grid justify-items-start gap-3" aria-labelledby="connected-sign-in">
      <h2 id="connected-sign-in" className="flex items-center gap-2 text-19 font-semibold">
        Sign-in with {name} {identity !== null && <Badge tone="good">Connected</Badge>}
      </h2>
      {notice !== undefined && (
        <p role="status" className="text-ink-2">
          {openIdNotices[notice]}
        </p>
      )}
      <p className="text-ink-2">
        {identity === null
          ? `Connect your ${name} account to sign in with it instead of your password.`
          : `You can sign in with your ${name} account. Connected ${relativeTime(identity.createdAt, now)}.`}
      </p>
      <form
        noValidate
        className="grid w-full gap-4"
        aria-labelledby="connected-sign-in"
        onSubmit={(event) => {
          event.preventDefault();
          action.mutate({ password });
        }}
      >
        <CurrentPasswordField
          name="password"
          value={password}
          error={action.error ? errorMessage(action.error, nothingChanged) : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div>
          <Button type="submit" busy={action.isPending}>
            {identity === null ? `Connect ${name}` : `Disconnect ${name}`}
          </Button>
        </div>
      </form>
    </section>
  );
}
