import { classNames } from "../../lib/class-names.ts";
import { useSession } from "../../lib/session/session.ts";

/** Links to the imprint and the privacy policy, if the operator has set them. */
export function SiteLinks() {
  const { imprintUrl, privacyUrl } = useSession().site;
  const links = [
    ["Imprint", imprintUrl],
    ["Privacy", privacyUrl],
  ] as const;
  return links.map(
    ([label, url]) =>
      url !== null && (
        <a key={label} href={url} className="hover:text-ink thumb:py-3">
          {label}
        </a>
      ),
  );
}

/** The foot of the public pages. Renders nothing if the operator has set no link. */
export function SiteFooter({ className }: { className?: string }) {
  const { imprintUrl, privacyUrl } = useSession().site;
  if (imprintUrl === null && privacyUrl === null) return null;
  return (
    <footer className={classNames("py-6 text-13 text-ink-3", className)}>
      <nav aria-label="More" className="flex flex-wrap gap-x-4">
        <SiteLinks />
      </nav>
    </footer>
  );
}
