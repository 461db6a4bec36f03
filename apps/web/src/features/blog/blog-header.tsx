import { isWriter } from "@resume-picker/domain/accounts/roles";
import { Link } from "@tanstack/react-router";
import { useSession } from "../../lib/session/session.ts";
import { BrandLink } from "../../ui/page/brand.tsx";
import { buttonStyle } from "../../ui/button-style.ts";
import { PageLink } from "../../ui/page/page-link.tsx";
import { ThemeToggle } from "../../ui/page/theme-toggle.tsx";

export function BlogHeader() {
  const { user, isLoading } = useSession();
  return (
    <header className="flex h-18 items-center gap-1">
      <BrandLink className="mr-auto" brandClassName="max-sm:[&>span]:sr-only" />
      {user && isWriter(user) && (
        <PageLink
          to="/blog-management"
          className={buttonStyle({ variant: "quiet", className: "max-sm:px-2" })}
        >
          Blog Management
        </PageLink>
      )}
      <ThemeToggle />
      {user ? (
        <Link to="/" className={buttonStyle({ className: "ml-1" })}>
          Home
        </Link>
      ) : (
        // Invisible while the session is loading, which reserves its space.
        <Link
          to="/auth"
          className={buttonStyle({ className: isLoading ? "invisible ml-1" : "ml-1" })}
        >
          Login
        </Link>
      )}
    </header>
  );
}
