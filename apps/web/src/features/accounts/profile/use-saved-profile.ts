import type { Profile } from "@resume-picker/domain/accounts/profile";
import { api } from "../../../lib/api.ts";

/** What was saved is shown everywhere at once. */
export function useSavedProfile(): (profile: Profile) => void {
  const utils = api.useUtils();
  return (profile) => {
    utils.accounts.profile.setData(undefined, profile);
    const { pendingEmail: _, newJobsJudgedBy: _judge, ...user } = profile;
    utils.accounts.session.setData(undefined, (session) => session && { ...session, user });
  };
}
