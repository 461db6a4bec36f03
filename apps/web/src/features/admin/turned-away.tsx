import { useEffect } from "react";
import { goToLoginSoon } from "../../lib/session/login-page.ts";

const noAdmin = {
  title: "Access Required",
  description: "Admin access required. Redirecting to login...",
};

/**
 * What somebody sees who is no admin, for as long as they are here. `wasAdmin` is whoever's session
 * ended on this page: they have been told so.
 */
export function TurnedAway({ wasAdmin }: { wasAdmin: boolean }) {
  useEffect(() => goToLoginSoon(wasAdmin ? null : noAdmin), [wasAdmin]);
  return null;
}
