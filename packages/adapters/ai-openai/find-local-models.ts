import { z } from "zod";
import { limitedFetch } from "../http/limited-fetch.ts";

/** The default ports of Ollama, LM Studio, llama.cpp and vLLM, in this order. */
export const localPorts: readonly number[] = [11_434, 1234, 8080, 8000];

const patienceMs = 1500;
const mostModels = 50;
const longestName = 200;

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
    const signal = AbortSignal.timeout(patienceMs);
    const response = await limitedFetch(`${baseUrl}/models`, { signal });
    if (!response.ok) return null;
    const { data } = ListedModels.parse(await response.json());
    const models = data.map(({ id }) => id).filter((id) => id !== "" && id.length <= longestName);
    return { baseUrl, models: models.slice(0, mostModels) };
  } catch {
    // No service is running on this port, or a different kind of service.
    return null;
  }
}
