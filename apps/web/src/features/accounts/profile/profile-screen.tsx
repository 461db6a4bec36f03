import { api } from "../../../lib/api.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { AccountPage } from "../account-page.tsx";
import { FormAlert } from "../form-alert.tsx";
import { OwnPicture } from "./own-picture.tsx";
import { ProfileForm } from "./profile-form.tsx";

/** Who one is here: nothing that was typed at sign-up is final, but for the user name. */
export function ProfileScreen() {
  const profile = api.accounts.profile.useQuery();
  return (
    <AccountPage title="Profile" isSignedIn>
      {profile.isPending && <Spinner />}
      {profile.isError && (
        <FormAlert>Your profile could not be loaded. Reload the page to try again.</FormAlert>
      )}
      {profile.data && (
        <div className="grid gap-10">
          <OwnPicture profile={profile.data} />
          <ProfileForm profile={profile.data} />
        </div>
      )}
    </AccountPage>
  );
}
