import { Link } from "@tanstack/react-router";
import { useSession } from "../../lib/session/session.ts";
import { buttonStyle } from "../button-style.ts";

/**
 * Asks administrators to set up two-step sign-in, if the installation requires it and until they
 * have done so.
 */
export function TwoStepNeeded() {
  const { awaitsTwoStep } = useSession();
  if (!awaitsTwoStep) return null;
  return (
    <div
      role="status"
      className="mt-6 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-warning-soft px-4 py-2.5"
    >
      <p className="mr-auto text-warning">
        Administrators need two-step sign-in here. Until you set it up, you have no administrator
        rights.
      </p>
      <Link to="/security" className={buttonStyle({ size: "sm" })}>
        Set up two-step sign-in
      </Link>
    </div>
  );
}
