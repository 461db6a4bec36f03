import { displayName } from "@resume-picker/domain/candidates/display-name";
import { placeLabels } from "@resume-picker/domain/talent-pool/address-places";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import type { ApiOutput } from "../../lib/api.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { fetchFile, saveFile } from "../../lib/save-file.ts";
import { toast } from "../../lib/toast.tsx";
import { Badge } from "../../ui/badges/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { NameList } from "../../ui/dialogs/name-list.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { usePoolChanges } from "./use-pool-changes.ts";

type Data = ApiOutput["talentPool"]["findPerson"];
type Found = Data["people"][number];

type Props = { onErased: () => void; onClose: () => void };

/** All data of the account about an email address, to report, export or delete. */
export function PersonDataDialog({ onErased, onClose }: Props) {
  const find = api.talentPool.findPerson.useMutation();
  const erase = api.talentPool.erasePerson.useMutation();
  const { refresh, tellDeleted } = usePoolChanges();
  const [email, setEmail] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  const { data } = find;
  const people = data?.people ?? [];
  const isHeld = people.some((one) => one.isHeld);
  const eraseAll = async () => {
    setIsAsked(false);
    if (!data) return;
    try {
      const candidateIds = data.people.map(({ id }) => id);
      tellDeleted((await erase.mutateAsync({ email: data.email, candidateIds })).ids);
      refresh();
      onErased();
      onClose();
    } catch (error) {
      const description = errorMessage(error, "Nothing was deleted. Please try again.");
      toast({ error, title: "Error", description, tone: "destructive" });
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg-page"
      title="Personal data"
      description="Find everything you store about an email address. Other accounts are not searched."
      footer={
        people.length > 0 && (
          <>
            <Button onClick={() => data && void download(data.email)}>Export</Button>
            <Button
              variant="danger"
              disabled={isHeld}
              busy={erase.isPending}
              onClick={() => setIsAsked(true)}
            >
              Delete
            </Button>
          </>
        )
      }
    >
      <form
        noValidate
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (email.trim() !== "") find.mutate({ email });
        }}
      >
        <TextField
          className="min-w-52 flex-1"
          label="Email address"
          type="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button type="submit" variant="primary" busy={find.isPending}>
          Search
        </Button>
      </form>
      {find.error && (
        <p role="alert" className="mt-2 text-danger">
          {errorMessage(find.error, "The search failed. Please try again.")}
        </p>
      )}
      {data && <Report data={data} />}
      {isHeld && (
        <p className="mt-3 rounded-control bg-warning-soft px-3 py-2 text-13">
          A candidate on hold can’t be deleted. Open the candidate and lift the hold first.
        </p>
      )}
      <ConfirmDialog
        open={isAsked}
        title={`Delete everything about ${data?.email ?? ""}?`}
        confirmLabel="Delete"
        onConfirm={() => void eraseAll()}
        onCancel={() => setIsAsked(false)}
      >
        CVs, scores, decisions, notes and messages are deleted. You can undo this while the message
        about it is shown. Mentions in the data of others stay.
        <NameList
          label="Candidates to delete"
          people={people.map((one) => ({ id: one.id, name: displayName(one) }))}
        />
      </ConfirmDialog>
    </Dialog>
  );
}

function Report({ data: { email, people, mentions, leavesOutHidden } }: { data: Data }) {
  return (
    <div role="status" className="mt-5 grid gap-5">
      {people.length === 0 && (
        <p className="text-ink-2">
          {mentions.length === 0
            ? `Nothing ${leavesOutHidden ? "was found" : "is stored"} about ${email}.`
            : `No candidate ${leavesOutHidden ? "was found with" : "has"} the address ${email}.`}
        </p>
      )}
      {people.length > 0 && <People title="Stored about this person" people={people} />}
      {mentions.length > 0 && <People title="Mentioned in the data of others" people={mentions} />}
      {leavesOutHidden && (
        <p className="text-13 text-ink-2">
          Candidates hidden in blind review are not searched. Reveal them first.
        </p>
      )}
    </div>
  );
}

function People({ title, people }: { title: string; people: readonly Found[] }) {
  return (
    <section>
      <h3 className="text-16 font-semibold">{title}</h3>
      <ul className="mt-1 divide-y divide-line">
        {people.map((one) => (
          <li key={one.id} className="py-2">
            <p className="flex flex-wrap items-center gap-2 font-medium [overflow-wrap:anywhere]">
              {displayName(one)}
              {one.isHeld && <Badge tone="outline">On hold</Badge>}
            </p>
            <p className="text-13 text-ink-2">
              {one.places.map((place) => placeLabels[place]).join(" · ")}
            </p>
            <p className="text-13 text-ink-3 figures">{countsOf(one)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function countsOf({ jobs, files, decisions, notes, messages, reviewLinks }: Found): string {
  const of = (count: number, noun: string) =>
    count === 0 ? [] : [`${count} ${noun}${count === 1 ? "" : "s"}`];
  return [
    ...of(files, "file"),
    ...of(decisions, "decision"),
    ...of(notes, "note"),
    ...of(messages, "message"),
    ...of(reviewLinks, "review link"),
    ...(jobs.length === 0 ? [] : [`on ${jobs.join(", ")}`]),
  ].join(" · ");
}

async function download(email: string): Promise<void> {
  const fileName = "personal-data.zip";
  try {
    const { blob } = await fetchFile("/api/personal-data/export", {
      ...{ defaultName: fileName, body: { email } },
    });
    saveFile({ blob, fileName });
  } catch (error) {
    const description = "The data could not be exported. Please try again.";
    toast({ error, title: "Export failed", description, tone: "destructive" });
  }
}
