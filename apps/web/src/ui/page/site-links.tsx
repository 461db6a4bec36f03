import { useSession } from "../../lib/session/session.ts";

/** Imprint and privacy, where the operator has named a page for them. */
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
