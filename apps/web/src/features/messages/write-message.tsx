import { maxRecipients } from "@resume-picker/domain/messages/message-rules";
import { useState } from "react";
import { useMay } from "../../lib/job-role.ts";
import { Button } from "../../ui/button.tsx";
import { lazyPart } from "../../ui/parts/lazy-part.tsx";
import type { Person } from "./use-recipients.ts";

const MessageDialog = lazyPart({
  name: "The message",
  isDialog: true,
  load: async () => (await import("./message-dialog.tsx")).MessageDialog,
});

type Props = {
  jobId: number;
  /** Called when the dialog opens. */
  people: () => readonly Person[];
  count: number;
  size?: "sm" | "md";
};

/** Opens the dialog to write to one or more candidates. */
export function WriteMessage({ jobId, people, count, size = "sm" }: Props) {
  const [chosen, setChosen] = useState<readonly Person[] | null>(null);
  if (!useMay("edit") || count > maxRecipients) return null;
  return (
    <>
      <Button size={size} onClick={() => setChosen(people())}>
        Message
      </Button>
      {chosen && <MessageDialog {...{ jobId }} people={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
