import { z } from "zod";
import { fetchWithSizeLimit } from "../http/fetch-with-size-limit.ts";

/** The default ports of Ollama, LM Studio, llama.cpp and vLLM, in this order. */
export const localPorts: readonly number[] = [11_434, 1234, 8080, 8000];

const timeoutMs = 1500;
const maxModels = 50;
const maxNameLength = 200;

const ListedModels = z.object({ data: z.array(z.object({ id: z.string() })) });

export type LocalService = { baseUrl: string; models: string[] };

/** Returns the services that respond on the given ports of this machine, with their models. */
export async function findLocalModels(ports = localPorts): Promise<LocalService[]> {
  const answers = await Promise.all(ports.map(askPort));
  return answers.flatMap((answer) => answer ?? []);
}

async function askPort(port: number): Promise<LocalService | null> {
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetchWithSizeLimit(`${baseUrl}/models`, { signal });
    if (!response.ok) return null;
    const { data } = ListedModels.parse(await response.json());
    const models = data.map(({ id }) => id).filter((id) => id !== "" && id.length <= maxNameLength);
    return { baseUrl, models: models.slice(0, maxModels) };
  } catch {
    // No service is running on this port, or a different kind of service.
    return null;
  }
}
