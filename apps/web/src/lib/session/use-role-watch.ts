import { api } from "../api.ts";
import { useSession } from "./session.ts";

/** The interval in which an open page notices that its user is no longer an admin. */
const lookEveryMs = 5000;

/** Returns the session and polls it, for pages that only admins may see. */
export function useRoleWatch(): ReturnType<typeof useSession> {
  api.accounts.session.useQuery(undefined, { refetchInterval: lookEveryMs });
  return useSession();
}
