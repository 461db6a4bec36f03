import { mailtoLink } from "@resume-picker/domain/messages/mailto-link";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { errorMessage, reasonFor } from "../../lib/error-message.ts";
import { toast } from "../../lib/toast.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { MessagePreview } from "./message-preview.tsx";
import { RecipientList } from "./recipient-list.tsx";
import { TemplateForm } from "./template-form.tsx";
import { TemplatePicker } from "./template-picker.tsx";
import { useRecipients } from "./use-recipients.ts";
import type { Person, Preview, Template } from "./use-recipients.ts";

type Props = { jobId: number; people: readonly Person[]; onClose: () => void };

/** A template filled in for each candidate, with a button to send it. */
export function MessageDialog({ jobId, people, onClose }: Props) {
  const templates = api.messages.templates.useQuery();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [edited, setEdited] = useState<Template | "new" | null>(null);
  const list = templates.data ?? [];
  const template = list.find(({ id }) => id === chosenId) ?? likeliest(list, people);
  const recipients = useRecipients(jobId, { people, template });
  const { previews, messages, ticked } = recipients;
  const [shownId, setShownId] = useState<number | null>(null);
  const shown = messages.find(({ candidateId }) => candidateId === shownId) ?? messages[0] ?? null;
  const sending = useSending(jobId, template, onClose);
  const isForm = edited !== null || (templates.data !== undefined && list.length === 0);
  if (isForm) {
    return (
      <TemplateForm
        template={edited === null || edited === "new" ? null : edited}
        onSaved={(saved) => {
          setChosenId(saved.id);
          setEdited(null);
        }}
        onClose={list.length === 0 ? onClose : () => setEdited(null)}
      />
    );
  }
  const byServer = previews.data?.route === "smtp";
  const refusal = previews.data?.refusal ?? null;
  const isReady = template !== null && previews.data !== undefined && refusal === null;
  const next = shown && recipients.isTicked(shown) ? shown : (ticked[0] ?? null);
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg-page"
      title="Message to candidates"
      description={
        previews.data && !byServer
          ? "Your mail program opens with each message. Nothing is sent before you send it there."
          : "Nothing is sent before you press Send."
      }
      footer={
        <>
          <Button onClick={onClose}>{sending.opened > 0 ? "Done" : "Cancel"}</Button>
          {byServer || !previews.data ? (
            <Button
              variant="primary"
              busy={sending.isBusy}
              disabled={!isReady || ticked.length === 0}
              onClick={() => void sending.send(ticked)}
            >
              {ticked.length === 1 ? "Send Email" : `Send ${ticked.length} Emails`}
            </Button>
          ) : (
            <Button
              variant="primary"
              busy={sending.isBusy}
              disabled={!isReady || next === null}
              onClick={() =>
                next &&
                void sending.open(next).then((isOpened) => {
                  if (isOpened) {
                    recipients.tick(next.candidateId, false);
                    setShownId(null);
                  }
                  return previews.refetch();
                })
              }
            >
              {openLabel(next, sending.opened)}
            </Button>
          )}
        </>
      }
    >
      <TemplatePicker
        templates={list}
        chosen={template}
        onChoose={setChosenId}
        onEdit={() => template && setEdited(template)}
        onNew={() => setEdited("new")}
      />
      {refusal !== null && (
        <p role="alert" className="mt-3 rounded-control bg-warning-soft px-3 py-2 text-13">
          {refusal}
        </p>
      )}
      {(previews.error ?? templates.error) && (
        <p role="alert" className="mt-3 text-danger">
          The preview could not be loaded. {reasonFor(previews.error ?? templates.error)}
        </p>
      )}
      <div className="mt-4 grid gap-4 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
        {previews.data ? (
          <RecipientList
            {...{ people, messages, shown }}
            kind={template?.kind ?? null}
            isTicked={recipients.isTicked}
            onTick={recipients.tick}
            onShow={setShownId}
          />
        ) : (
          <Skeleton className="h-40" />
        )}
        {shown ? <MessagePreview message={shown} /> : <Skeleton className="h-80" />}
      </div>
    </Dialog>
  );
}

/** Returns the label of the button that opens the next message in the mail program. */
function openLabel(next: Preview | null, opened: number): string {
  if (next) return `Open Email to ${next.name}`;
  if (opened === 0) return "Open Email";
  return opened === 1 ? "1 Email Opened" : `${opened} Emails Opened`;
}

/** Returns the first template for the candidates' shared decision, otherwise the first one. */
function likeliest(templates: readonly Template[], people: readonly Person[]): Template | null {
  const [first] = people;
  const isShared = people.every(({ decision }) => decision === first?.decision);
  const suited = isShared ? templates.find(({ kind }) => kind === first?.decision) : undefined;
  return suited ?? templates[0] ?? null;
}

function useSending(jobId: number, template: Template | null, onSent: () => void) {
  const cache = api.useUtils();
  const { mutateAsync, isPending } = api.messages.send.useMutation();
  const [opened, setOpened] = useState(0);
  const call = async (messages: readonly Preview[]) => {
    if (!template) return null;
    try {
      const { sent } = await mutateAsync({
        ...{ id: jobId, templateId: template.id },
        templateUpdatedAt: template.updatedAt.getTime(),
        recipients: messages.map(({ candidateId, before, isRepeated }) => ({
          ...{ candidateId, seen: before.length, again: isRepeated },
        })),
      });
      return sent;
    } catch (error) {
      const description = errorMessage(error, "Nothing was sent. Please try again.");
      toast({ error, title: "Error", description, tone: "destructive" });
      return null;
    } finally {
      await cache.messages.invalidate();
    }
  };
  return {
    opened,
    isBusy: isPending,
    async send(messages: readonly Preview[]): Promise<void> {
      const sent = await call(messages);
      if (!sent) return;
      const count = sent.filter(({ outcome }) => outcome === "waiting").length;
      const left = sent.length - count;
      const rest = left === 0 ? "" : ` ${left} left out: somebody else wrote to them meanwhile.`;
      const description = `${count === 1 ? "1 email is" : `${count} emails are`} on the way.${rest}`;
      toast({ title: "Sending", description, tone: "success" });
      onSent();
    },
    /** Resolves to whether the mail program was asked to open the message. */
    async open(message: Preview): Promise<boolean> {
      const [first] = (await call([message])) ?? [];
      if (first?.outcome !== "open" || first.recipient === null) {
        if (first) toast({ title: "Not opened", description: "Somebody else wrote meanwhile." });
        return false;
      }
      setOpened((count) => count + 1);
      window.location.assign(mailtoLink({ ...first, recipient: first.recipient }));
      return true;
    },
  };
}
