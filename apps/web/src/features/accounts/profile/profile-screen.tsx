import { api } from "../../../lib/api.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { AccountPage } from "../account-page.tsx";
import { FormAlert } from "../form-alert.tsx";
import { NewJobsJudge } from "./new-jobs-judge.tsx";
import { OwnPicture } from "./own-picture.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { VerifyNotice } from "./verify-notice.tsx";
import { useSession } from "../../../lib/session/session.ts";

/** The user's profile. Everything entered at sign-up can be changed, except the username. */
export function ProfileScreen() {
  const profile = api.accounts.profile.useQuery();
  const { user, hasJudge } = useSession();
  const unverified = user !== null && !user.emailVerified ? user.email : null;
  return (
    <AccountPage title="Profile" isSignedIn>
      {profile.isPending && <Spinner />}
      {profile.isError && (
        <FormAlert>Your profile could not be loaded. Reload the page to try again.</FormAlert>
      )}
      {profile.data && (
        <div className="grid gap-10">
          {unverified !== null && <VerifyNotice email={unverified} />}
          <OwnPicture profile={profile.data} />
          <ProfileForm profile={profile.data} />
          {hasJudge && <NewJobsJudge profile={profile.data} />}
        </div>
      )}
    </AccountPage>
  );
}
