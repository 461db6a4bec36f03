import { api } from "../api.ts";
import { useSession } from "./session.ts";

/** After which an open page notices, without a click, that its reader is no admin any more. */
const lookEveryMs = 5000;

/** Who is here, asked again and again: for pages that only admins may see. */
export function useRoleWatch(): ReturnType<typeof useSession> {
  api.accounts.session.useQuery(undefined, { refetchInterval: lookEveryMs });
  return useSession();
}
