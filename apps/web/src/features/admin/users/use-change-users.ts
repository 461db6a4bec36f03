import { api } from "../../../lib/api.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { toast } from "../../../lib/toast.tsx";

/** Changes several accounts at once, and shows how many changes failed and why. */
export function useChangeUsers() {
  const utils = api.useUtils();
  const change = api.admin.changeMany.useMutation({
    onSuccess: async ({ changed, refused }) => {
      const [first] = refused;
      toast({
        title: `${changed.toLocaleString("en")} ${changed === 1 ? "user" : "users"} changed`,
        ...(first && {
          description: `${refused.length.toLocaleString("en")} not changed. ${first.message}`,
        }),
        tone: changed > 0 ? "success" : "destructive",
      });
      await utils.admin.invalidate();
    },
    onError: (error) =>
      toast({
        error,
        title: "Error",
        description: errorMessage(error, "Nothing was changed. Please try again."),
        tone: "destructive",
      }),
  });
  return { change: change.mutate, isChanging: change.isPending };
}
