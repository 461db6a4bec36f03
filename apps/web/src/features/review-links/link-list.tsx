import { useState } from "react";
import { api } from "../../lib/api.ts";
import type { ApiOutput } from "../../lib/api.ts";
import { formatDay } from "../../lib/dates/format-date.ts";
import { useNow } from "../../lib/dates/use-now.ts";
import { toast } from "../../lib/toast.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";

type Link = ApiOutput["reviewLinks"]["list"][number];

/** The job's review links, how often each was opened, and a button to revoke it. */
export function LinkList({ jobId }: { jobId: number }) {
  const cache = api.useUtils();
  const now = useNow();
  const { data = [] } = api.reviewLinks.list.useQuery({ id: jobId });
  const { mutateAsync } = api.reviewLinks.revoke.useMutation();
  const [asked, setAsked] = useState<Link | null>(null);
  if (data.length === 0) return null;
  const revoke = async ({ id: linkId }: Link) => {
    setAsked(null);
    try {
      await mutateAsync({ id: jobId, linkId });
      toast({ title: "Review link revoked" });
    } catch (error) {
      const description = "The link could not be revoked. Please try again.";
      toast({ error, title: "Error", description, tone: "destructive" });
    }
    await cache.reviewLinks.list.invalidate({ id: jobId });
  };
  return (
    <section aria-labelledby="review-links-heading" className="mt-6">
      <h3 id="review-links-heading" className="text-16 font-semibold">
        Review links
      </h3>
      <ul className="divide-y divide-line">
        {data.map((link) => (
          <li key={link.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-52">
              <span className="block font-medium [overflow-wrap:anywhere]">
                {link.label === "" ? `Link of ${formatDay(link.createdAt)}` : link.label}
              </span>
              <span className="block text-13 text-ink-3 figures">{describe(link, now)}</span>
            </span>
            {isOpen(link, now) && (
              <Button size="sm" variant="quiet" onClick={() => setAsked(link)}>
                Revoke
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title="Revoke this link?"
        confirmLabel="Revoke Link"
        onConfirm={() => asked && void revoke(asked)}
        onCancel={() => setAsked(null)}
      >
        The link stops working. Decisions made through it are kept. This can&rsquo;t be undone.
      </ConfirmDialog>
    </section>
  );
}

const isOpen = ({ revokedAt, expiresAt }: Link, now: Date) => revokedAt === null && expiresAt > now;

/**
 * Formats as "3 candidates · opened 2 times, last Mar 01, 2026 · expires Mar 15, 2026 ·
 * passphrase".
 */
function describe(link: Link, now: Date): string {
  const { candidates, opens, lastOpenedAt, expiresAt, revokedAt, hasPassphrase, createdBy } = link;
  const state =
    revokedAt !== null
      ? `revoked ${formatDay(revokedAt)}`
      : `${expiresAt > now ? "expires" : "expired"} ${formatDay(expiresAt)}`;
  const opened =
    lastOpenedAt === null
      ? "not opened yet"
      : `opened ${opens === 1 ? "once" : `${opens} times`}, last ${formatDay(lastOpenedAt)}`;
  return [
    `${candidates} ${candidates === 1 ? "candidate" : "candidates"}`,
    opened,
    state,
    `by ${createdBy}`,
    ...(hasPassphrase ? ["passphrase"] : []),
  ].join(" · ");
}
