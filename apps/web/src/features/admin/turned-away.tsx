import { useEffect } from "react";
import { goToLoginSoon } from "../../lib/session/login-page.ts";

const noAdmin = {
  title: "Access Required",
  description: "Admin access required. Redirecting to login...",
};

/**
 * What a person who is no admin sees while the page sends them away. `wasAdmin`: the session ended
 * on this page, which they have been told already.
 */
export function TurnedAway({ wasAdmin }: { wasAdmin: boolean }) {
  useEffect(() => goToLoginSoon(wasAdmin ? null : noAdmin), [wasAdmin]);
  return null;
}
