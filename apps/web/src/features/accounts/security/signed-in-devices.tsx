import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { relativeTime } from "../../../lib/dates/relative-time.ts";
import { toast } from "../../../lib/toast.tsx";
import { useNow } from "../../../lib/dates/use-now.ts";
import { Badge } from "../../../ui/badges/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

/** Lists every session with its device and time. One session or all of them can be ended. */
export function SignedInDevices() {
  const [isAsking, setAsking] = useState(false);
  const now = useNow();
  const cache = api.useUtils();
  const { data: sessions, isError } = api.accounts.sessions.useQuery(undefined, {
    staleTime: 0,
  });
  const fail = (error: unknown) =>
    toast({
      error,
      title: "Error",
      description: errorMessage(error, "The device is still signed in. Please try again."),
      tone: "destructive",
    });
  const end = api.accounts.endSession.useMutation({
    onSuccess: () => toast({ title: "Device signed out" }),
    onError: fail,
    onSettled: () => cache.accounts.sessions.invalidate(),
  });
  const endAll = api.accounts.signOutEverywhere.useMutation({
    onSuccess: () => window.location.assign("/auth"),
    onError: fail,
  });

  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-19 font-semibold">Signed-in devices</h2>
      {isError && <p className="text-ink-2">The devices could not be loaded. Reload the page.</p>}
      <ul className="w-full divide-y divide-line rounded-panel border border-line bg-surface">
        {sessions === undefined && !isError && (
          <li className="p-4">
            <Skeleton className="h-10 w-full" />
          </li>
        )}
        {sessions?.map(({ ref, device, ipAddress, createdAt, isCurrent }) => (
          <li key={ref} className="flex items-center gap-3 p-4">
            <div className="min-w-0 flex-1">
              <p className="truncate font-medium">{device}</p>
              <p className="text-13 text-ink-3">
                Signed in {relativeTime(createdAt, now)}
                {ipAddress !== null && ` from ${ipAddress}`}
              </p>
            </div>
            {isCurrent ? (
              <Badge tone="brand">This device</Badge>
            ) : (
              <Button
                aria-label={`Sign out ${device}`}
                busy={end.isPending && end.variables.ref === ref}
                onClick={() => end.mutate({ ref })}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button onClick={() => setAsking(true)}>Sign out everywhere</Button>
      <ConfirmDialog
        open={isAsking}
        title="Sign out everywhere?"
        confirmLabel="Sign out everywhere"
        busy={endAll.isPending}
        onConfirm={() => endAll.mutate()}
        onCancel={() => setAsking(false)}
      >
        Every device is signed out, this one included. Nothing is lost.
      </ConfirmDialog>
    </section>
  );
}
