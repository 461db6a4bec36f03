import { useQuery } from "@tanstack/react-query";

/** Milliseconds that an unused CV stays cached, for switching back and forth. */
const keepMs = 60_000;

/** Loads the stored bytes of a CV. Rejects with a message for the user. */
export function useCvFile(id: number, sha256: string, isWanted: boolean) {
  return useQuery({
    queryKey: ["cv-file", id, sha256],
    queryFn: ({ signal }) => fetchBytes(id, signal),
    gcTime: keepMs,
    enabled: isWanted,
    // The bytes need no comparison with the previous ones.
    structuralSharing: false,
  });
}

async function fetchBytes(id: number, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(`/api/candidates/${id}/file`, { signal });
  if (response.ok) return response.arrayBuffer();
  throw new Error(await readMessage(response));
}

async function readMessage(response: Response): Promise<string> {
  try {
    const body: unknown = await response.json();
    const isTold = typeof body === "object" && body !== null && "message" in body;
    if (isTold && typeof body.message === "string") return body.message;
  } catch {
    // The response isn't JSON, so the status is the message.
  }
  return `${response.status}: ${response.statusText}`;
}
