import type { ReceivedRequest, SupportStatus } from "@resume-picker/domain/admin/operations";
import { supportCategories } from "@resume-picker/domain/support/support-rules";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { formatDay, formatTime } from "../../../lib/dates/format-date.ts";
import { toast } from "../../../lib/toast.tsx";
import { Badge } from "../../../ui/badges/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { buttonStyle } from "../../../ui/button-style.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { SegmentedControl } from "../../../ui/tabs/segmented-control.tsx";
import { Loaded } from "../../../ui/page/loaded.tsx";

/** Users' support requests, open and answered. */
export function SupportPage() {
  const [status, setStatus] = useState<SupportStatus>("open");
  const requests = api.support.list.useQuery(undefined, { refetchOnMount: "always" });
  const count = (of: SupportStatus) =>
    requests.data?.filter((request) => request.status === of).length ?? 0;
  return (
    <>
      <SegmentedControl<SupportStatus>
        label="Status"
        value={status}
        segments={[
          { value: "open", label: `Open (${count("open")})` },
          { value: "answered", label: `Answered (${count("answered")})` },
        ]}
        onChange={setStatus}
      />
      <Loaded query={requests} what="The support requests">
        {(rows) => {
          const shown = rows.filter((request) => request.status === status);
          if (shown.length === 0) {
            return (
              <EmptyState
                title={status === "open" ? "No open requests" : "None answered yet"}
                className="px-0!"
              />
            );
          }
          return (
            <ul className="mt-5 grid gap-3">
              {shown.map((request) => (
                <Request key={request.id} request={request} />
              ))}
            </ul>
          );
        }}
      </Loaded>
    </>
  );
}

function Request({ request }: { request: ReceivedRequest }) {
  const { id, name, email, subject, category, message, status, createdAt } = request;
  const utils = api.useUtils();
  const change = api.support.setStatus.useMutation({
    onSuccess: (changed) =>
      utils.support.list.setData(undefined, (rows) =>
        rows?.map((row) => (row.id === changed.id ? changed : row)),
      ),
    onError: (error) =>
      toast({
        error,
        title: "Error",
        description: "The request could not be changed. Please try again.",
        tone: "destructive",
      }),
  });
  const isOpen = status === "open";
  const label = supportCategories.find(({ value }) => value === category)?.label ?? category;
  return (
    <li className="rounded-panel border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 font-semibold break-words">{subject}</h2>
        <Badge>{label}</Badge>
        <p className="text-13 text-ink-3 figures sm:ml-auto">
          {formatDay(createdAt)}, {formatTime(createdAt)}
        </p>
      </div>
      <p className="mt-0.5 text-13 break-all text-ink-3">
        {[name, email].filter(Boolean).join(" · ") || "No name given"}
      </p>
      <p className="mt-3 max-w-180 break-words whitespace-pre-line">{message}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {email !== null && (
          <a
            href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
            className={buttonStyle({ size: "sm" })}
          >
            Reply by Email
          </a>
        )}
        <Button
          size="sm"
          busy={change.isPending}
          onClick={() => change.mutate({ id, status: isOpen ? "answered" : "open" })}
        >
          {isOpen ? "Mark as Answered" : "Open Again"}
        </Button>
      </div>
    </li>
  );
}
