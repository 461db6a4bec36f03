import { api } from "../../../lib/api.ts";
import { isSessionOver } from "../../../lib/error-message.ts";
import { goToLoginSoon } from "../../../lib/session/login-page.ts";
import { toast } from "../../../lib/toast.tsx";

type Words = { done: string; failed: string };

const role: Words = {
  done: "User role updated successfully",
  failed: "Failed to update user role",
};
const status: Words = {
  done: "User status updated successfully",
  failed: "Failed to update user status",
};

/** Changes a user's role or active flag, and shows the result. */
export function useChangeUser() {
  const utils = api.useUtils();
  const options = ({ done, failed }: Words) => ({
    // This hook shows its own message for an expired session instead of the query cache's message.
    meta: { tellsSessionOver: true },
    onSuccess: async () => {
      toast({ title: "Success", description: done, tone: "success" });
      await utils.admin.invalidate();
    },
    onError: (error: unknown) => {
      if (isSessionOver(error)) {
        const { pathname, search } = window.location;
        goToLoginSoon(
          { title: "Unauthorized", description: "Session expired. Logging in again..." },
          pathname + search,
        );
        return;
      }
      toast({ error, title: "Error", description: failed, tone: "destructive" });
    },
  });
  const setRole = api.admin.setRole.useMutation(options(role));
  const setActive = api.admin.setActive.useMutation(options(status));
  const changing = (mutation: { isPending: boolean; variables?: { userId: string } | undefined }) =>
    mutation.isPending ? mutation.variables?.userId : undefined;
  return {
    setRole: setRole.mutate,
    setActive: setActive.mutate,
    isChanging: (userId: string) => [changing(setRole), changing(setActive)].includes(userId),
  };
}
