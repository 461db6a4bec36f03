import { api } from "./api.ts";

/** Returns the title of a job from the sidebar's list, or null until it is loaded. */
export function useJobTitle(id: string): string | null {
  const { data } = api.jobs.list.useQuery();
  return data?.find((job) => String(job.id) === id)?.title ?? null;
}
