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
