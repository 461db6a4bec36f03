import type { SystemStatus, PartStatus } from "@resume-picker/domain/admin/operations";
import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { api } from "../../../lib/api.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { toast } from "../../../lib/toast.tsx";
import { Button } from "../../../ui/button.tsx";
import { judgeBrowser } from "./judge-browser.ts";

const titles: Record<PartStatus["part"] | "clock" | "address", string> = {
  database: "Database",
  disk: "Disk space",
  backup: "Backup",
  files: "Files",
  mail: "Email",
  reading: "CV reading",
  version: "Version",
  clock: "Clock",
  address: "Address",
};

const looks = {
  ok: { Icon: CircleCheck, colour: "text-good", word: "OK" },
  warning: { Icon: TriangleAlert, colour: "text-warning", word: "Warning" },
  error: { Icon: CircleAlert, colour: "text-danger", word: "Problem" },
} as const;

type Props = {
  status: SystemStatus;
  /** Milliseconds since the epoch, by this device's clock. */
  receivedAt: number;
};

/** Lists the checks of the installation, each with its result and advice. */
export function Verdicts({ status, receivedAt }: Props) {
  const browser = judgeBrowser(status, { receivedAt, origin: window.location.origin });
  return (
    <ul
      aria-label="System checks"
      className="mb-10 divide-y divide-line rounded-panel border border-line bg-surface"
    >
      {[...status.verdicts, ...browser].map(({ part, state, message }) => {
        const { Icon, colour, word } = looks[state];
        return (
          <li key={part} className="flex min-h-12 flex-wrap items-center gap-x-3 px-4 py-2">
            <Icon size={18} strokeWidth={1.8} className={colour} aria-label={word} role="img" />
            <span className="w-28 font-medium">{titles[part]}</span>
            <span className="min-w-0 flex-1 basis-60 text-ink-2">{message}</span>
            {part === "mail" && <TestMail />}
          </li>
        );
      })}
    </ul>
  );
}

function TestMail(): ReactNode {
  const send = api.admin.sendTestMail.useMutation({
    onSuccess: ({ message }) =>
      toast({ title: "Test email sent", description: message, tone: "success" }),
    onError: (error) =>
      toast({
        error,
        title: "Test email failed",
        description: errorMessage(error, "No email was sent. Please try again."),
        tone: "destructive",
      }),
  });
  return (
    <Button size="sm" busy={send.isPending} onClick={() => send.mutate()}>
      Send test email
    </Button>
  );
}
