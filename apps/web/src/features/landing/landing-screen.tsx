import { Link } from "@tanstack/react-router";
import { buttonStyle } from "../../ui/button-style.ts";
import { Brand } from "../../ui/page/brand.tsx";
import { PageLink } from "../../ui/page/page-link.tsx";
import { useSession } from "../../lib/session/session.ts";
import { ThemeToggle } from "../../ui/page/theme-toggle.tsx";
import { SiteLinks } from "../../ui/page/site-links.tsx";
import { landingText } from "./content.ts";
import { FeatureList } from "./feature-list.tsx";
import { ProductPicture } from "./product-picture.tsx";

export function LandingScreen() {
  const { registrationOpen, site } = useSession();
  const landing = landingText(site);
  return (
    <div className="mx-auto max-w-300 px-5 sm:px-8">
      <header className="flex h-18 items-center gap-1 max-[23rem]:[&>a]:px-2">
        <Brand className="mr-auto max-sm:[&>span]:sr-only" />
        <PageLink to="/blog" className={buttonStyle({ variant: "quiet" })}>
          Blog
        </PageLink>
        <ThemeToggle />
        <Link to="/auth" className={buttonStyle({ variant: "quiet" })}>
          Login
        </Link>
        {registrationOpen && (
          <Link
            to="/auth"
            search={{ tab: "sign-up" }}
            className={buttonStyle({ className: "ml-1" })}
          >
            Get Started
          </Link>
        )}
      </header>

      <main>
        <section className="grid items-center gap-12 pt-10 pb-16 sm:pt-16 lg:grid-cols-[5fr_7fr] lg:gap-16">
          <div>
            <h1 className="text-34 font-semibold tracking-tight text-balance">
              {landing.headline}
            </h1>
            <p className="mt-5 max-w-120 text-16 text-pretty text-ink-2">{landing.lead}</p>
            <StartLink className="mt-8" />
          </div>
          <ProductPicture />
        </section>

        {landing.figures.length > 0 && (
          <dl className="grid grid-cols-2 gap-y-8 border-y border-line py-8 sm:grid-cols-4">
            {landing.figures.map(({ figure, claim }) => (
              <div key={claim} className="flex flex-col-reverse">
                <dt className="text-ink-2">{claim}</dt>
                <dd className="text-34 font-semibold tracking-tight">{figure}</dd>
              </div>
            ))}
          </dl>
        )}

        <FeatureList title={landing.featuresTitle} features={landing.features} />

        <section className="flex flex-wrap items-center justify-between gap-6 border-t border-line py-14">
          <div>
            <h2 className="text-24 font-semibold tracking-tight">{landing.closingTitle}</h2>
            <p className="mt-1 text-16 text-ink-2">{landing.closingText}</p>
          </div>
          <StartLink />
        </section>
      </main>

      <footer className="flex items-center justify-between border-t border-line py-6 text-13 text-ink-3">
        <p>{site.name}</p>
        <nav aria-label="More" className="flex flex-wrap justify-end gap-x-4">
          <SiteLinks />
          <PageLink to="/blog" className="hover:text-ink thumb:py-3">
            Blog
          </PageLink>
          <Link to="/auth" className="hover:text-ink thumb:py-3">
            Sign in
          </Link>
        </nav>
      </footer>
    </div>
  );
}

/** Links to the sign-up, or to the sign-in if registration is closed. */
function StartLink({ className }: { className?: string }) {
  const { registrationOpen } = useSession();
  return (
    <Link
      to="/auth"
      search={{ tab: registrationOpen ? "sign-up" : "sign-in" }}
      className={buttonStyle({ variant: "primary", size: "lg", className })}
    >
      {registrationOpen ? "Start Now" : "Sign In"}
    </Link>
  );
}
