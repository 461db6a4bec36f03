import { api } from "../../../lib/api.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { AccountPage } from "../account-page.tsx";
import { FormAlert } from "../form-alert.tsx";
import { NewJobsJudge } from "./new-jobs-judge.tsx";
import { OwnPicture } from "./own-picture.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { VerifyNotice } from "./verify-notice.tsx";
import { useSession } from "../../../lib/session/session.ts";

/** Who one is here: nothing that was typed at sign-up is final, but for the user name. */
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
