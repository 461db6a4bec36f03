import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import type { ApiOutput } from "../../lib/api.ts";

export type Person = { id: number; name: string; decision: DecisionKind | null };
export type Template = ApiOutput["messages"]["templates"][number];
export type Preview = ApiOutput["messages"]["preview"]["messages"][number];

/** The messages to be sent, and which recipients are selected. */
export function useRecipients(
  jobId: number,
  { people, template }: { people: readonly Person[]; template: Template | null },
) {
  const previews = api.messages.preview.useQuery(
    { id: jobId, templateId: template?.id ?? 0, candidateIds: people.map(({ id }) => id) },
    { enabled: template !== null, refetchOnMount: "always" },
  );
  /** The recipients the user selected or deselected. All others keep their default. */
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map());
  const messages = previews.data?.messages ?? [];
  const isTicked = ({ candidateId, recipient, before }: Preview) =>
    recipient !== null && (changed.get(candidateId) ?? before.length === 0);
  return {
    previews,
    messages,
    ticked: messages.filter(isTicked),
    isTicked,
    tick: (id: number, on: boolean) => setChanged((present) => new Map(present).set(id, on)),
  };
}
