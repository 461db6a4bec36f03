import { useQuery } from "@tanstack/react-query";

/** Kept for a minute after the CV was left: going back and forth fetches nothing again. */
const keepMs = 60_000;

/** The stored bytes of a CV. Rejects in words for people. */
export function useCvFile(id: number, sha256: string, isWanted: boolean) {
  return useQuery({
    queryKey: ["cv-file", id, sha256],
    queryFn: ({ signal }) => fetchBytes(id, signal),
    gcTime: keepMs,
    enabled: isWanted,
    // Bytes are the same or not: nothing in them is to be compared.
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
    // No JSON: the status says all there is to say.
  }
  return `${response.status}: ${response.statusText}`;
}
