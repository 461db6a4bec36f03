import type { Profile } from "@resume-picker/domain/accounts/profile";
import { api } from "../../../lib/api.ts";

/** Returns a function that updates the cached profile and session after a save. */
export function useSavedProfile(): (profile: Profile) => void {
  const utils = api.useUtils();
  return (profile) => {
    utils.accounts.profile.setData(undefined, profile);
    const { pendingEmail: _, newJobsJudgedBy: _judge, ...user } = profile;
    utils.accounts.session.setData(undefined, (session) => session && { ...session, user });
  };
}
