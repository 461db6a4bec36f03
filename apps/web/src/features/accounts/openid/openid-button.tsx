import { useSession } from "../../../lib/session/session.ts";
import { buttonStyle } from "../../../ui/button-style.ts";

/** Links to the sign-in of the provider, if the operator has configured one. */
export function OpenIdButton({ next }: { next: string | undefined }) {
  const { openId } = useSession();
  if (openId === null) return null;
  const query = next === undefined ? "" : `?${new URLSearchParams({ next })}`;
  return (
    <div className="mt-6 border-t border-line pt-6">
      {/* A page of the server, which redirects to the provider's site. */}
      <a
        href={`/api/auth/openid/start${query}`}
        className={buttonStyle({ size: "lg", className: "w-full" })}
      >
        Sign in with {openId.name}
      </a>
    </div>
  );
}
