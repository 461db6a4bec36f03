import type { User } from "@resume-picker/domain/accounts/user";
import { useEffect } from "react";
import { findKeptText, keepText } from "../../lib/kept/kept-text.ts";
import { useSession } from "../../lib/session/session.ts";
import { toast } from "../../lib/toast.tsx";

/** Says once that a link was mailed. The profile shows a notice until the address is verified. */
export function useVerifyReminder(user: User): void {
  const { sendsMail } = useSession();
  const { id, email, emailVerified } = user;
  useEffect(() => {
    const name = `verify-reminder:${id}`;
    if (emailVerified || email === null || !sendsMail || findKeptText(name) === email) return;
    keepText(name, email);
    toast({
      title: "Verify your email",
      description: `We sent a link to ${email}. You can ask for a new one in your profile.`,
    });
  }, [email, emailVerified, id, sendsMail]);
}
