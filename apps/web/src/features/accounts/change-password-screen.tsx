import { AccountPage } from "./account-page.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";

/** `onDone` leaves the page, whether the password was changed or not. */
export function ChangePasswordScreen({ onDone }: { onDone: () => void }) {
  return (
    <AccountPage title="Change Password" isSignedIn>
      <p className="-mt-3 mb-6 text-ink-2">
        You stay signed in here. All other devices are signed out.
      </p>
      <ChangePasswordForm place="page" onChanged={onDone} onCancel={onDone} />
    </AccountPage>
  );
}
