import { api } from "./api.ts";

/** The title of one of the user's jobs, as the sidebar lists it; null until it is there. */
export function useJobTitle(id: string): string | null {
  const { data } = api.jobs.list.useQuery();
  return data?.find((job) => String(job.id) === id)?.title ?? null;
}
