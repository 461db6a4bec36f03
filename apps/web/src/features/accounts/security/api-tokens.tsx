import { useState } from "react";
import { api } from "../../../lib/api.ts";
import type { ApiOutput } from "../../../lib/api.ts";
import { relativeTime } from "../../../lib/dates/relative-time.ts";
import { useNow } from "../../../lib/dates/use-now.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { toast } from "../../../lib/toast.tsx";
import { Badge } from "../../../ui/badges/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { CreateToken } from "./create-token.tsx";
import { scopeLabels } from "./scope-labels.ts";

type Token = ApiOutput["accounts"]["tokens"][number];

/** Lists the programs that have access to the account, and adds and revokes them. */
export function ApiTokens() {
  const [revoking, setRevoking] = useState<Token | null>(null);
  const now = useNow();
  const cache = api.useUtils();
  const { data: tokens, isError } = api.accounts.tokens.useQuery(undefined, { staleTime: 0 });
  const revoke = api.accounts.revokeToken.useMutation({
    onSuccess: () => toast({ title: "Token revoked" }),
    onError: (error) =>
      toast({
        error,
        title: "Error",
        description: errorMessage(error, "The token was not revoked. Please try again."),
        tone: "destructive",
      }),
    onSettled: () => {
      setRevoking(null);
      return cache.accounts.tokens.invalidate();
    },
  });
  return (
    <section className="grid justify-items-start gap-3" aria-labelledby="api-tokens">
      <h2 id="api-tokens" className="text-19 font-semibold">
        API tokens
      </h2>
      <p className="text-ink-2">
        A token lets a program use your account without your password. See the{" "}
        <a href="/api/docs" className="text-brand underline">
          API documentation
        </a>
        .
      </p>
      {isError && <p className="text-ink-2">The tokens could not be loaded. Reload the page.</p>}
      {tokens !== undefined && tokens.length > 0 && (
        <ul
          aria-label="API tokens"
          className="w-full divide-y divide-line rounded-panel border border-line bg-surface"
        >
          {tokens.map((token) => (
            <li key={token.id} className="flex items-center gap-3 p-4">
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-2 font-medium">
                  <span className="min-w-0 break-words">{token.name}</span>
                  {token.scopes.map((scope) => (
                    <Badge key={scope}>{scopeLabels[scope].name}</Badge>
                  ))}
                </p>
                <p className="text-13 text-ink-3">
                  Created {relativeTime(token.createdAt, now)} ·{" "}
                  {token.lastUsedAt === null
                    ? "never used"
                    : `last used ${relativeTime(token.lastUsedAt, now)}`}
                </p>
              </div>
              <Button aria-label={`Revoke ${token.name}`} onClick={() => setRevoking(token)}>
                Revoke
              </Button>
            </li>
          ))}
        </ul>
      )}
      <CreateToken onCreated={() => cache.accounts.tokens.invalidate()} />
      <ConfirmDialog
        open={revoking !== null}
        title="Revoke this token?"
        confirmLabel="Revoke token"
        busy={revoke.isPending}
        onConfirm={() => revoking && revoke.mutate({ id: revoking.id })}
        onCancel={() => setRevoking(null)}
      >
        {`The program that uses “${revoking?.name ?? ""}” loses access at once. This can’t be undone.`}
      </ConfirmDialog>
    </section>
  );
}
