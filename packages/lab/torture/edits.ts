import type { Answer, Client } from "./client.ts";

/**
 * The allowed values: the last acknowledged one, and those sent since without a response. Before
 * the first acknowledgement, the original value is also allowed.
 */
export type PendingEdits = { allowed: string[]; isAcknowledged: boolean; isBusy: boolean };

export const unedited = (): PendingEdits => ({ allowed: [], isAcknowledged: false, isBusy: false });

let edits = 0;

/**
 * Sends a unique text. Only one edit of an item runs at a time, because the last one would be
 * unknown otherwise.
 */
export async function edit(
  edited: PendingEdits,
  send: (text: string) => Promise<Answer | null>,
): Promise<Answer | "busy" | null> {
  if (edited.isBusy) return "busy";
  edited.isBusy = true;
  const text = `Edit ${(edits += 1)}`;
  edited.allowed.push(text);
  const answer = await send(text);
  edited.isBusy = false;
  if (answer?.status === 200) Object.assign(edited, { allowed: [text], isAcknowledged: true });
  return answer;
}

export const correct = (client: Client, id: number | null, value: string) =>
  client.call("PUT", `/api/candidates/${String(id)}/corrections`, { field: "location", value });

export const describe = (client: Client, jobId: number, description: string) =>
  client.call("PUT", `/api/jobs/${jobId}`, {
    title: "Backend Engineer",
    description,
    requirements: { must: ["TypeScript"], nice: [description] },
    status: "active",
  });

/** Whether the stored value isn't allowed. An allowed one becomes the only known value. */
export function isLost(edited: PendingEdits, stands: string): boolean {
  const isKnown = edited.allowed.includes(stands);
  const isBad = edited.isAcknowledged && !isKnown;
  if (isKnown) Object.assign(edited, { allowed: [stands], isAcknowledged: true });
  return isBad;
}
