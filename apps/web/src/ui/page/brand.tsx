import { Link } from "@tanstack/react-router";
import { useSession } from "../../lib/session/session.ts";
import { classNames } from "../../lib/class-names.ts";

/** The installation's logo, or the product's logo. */
export function BrandMark({ className }: { className?: string }) {
  const { logoUrl } = useSession().site;
  if (logoUrl === null) return <ProductMark className={className} />;
  // The name is next to the logo, so it needs no alternative text.
  return (
    <img
      src={logoUrl}
      alt=""
      className={classNames("h-7 w-auto max-w-24 min-w-0 object-contain object-left", className)}
    />
  );
}

/** A page with one highlighted line. */
function ProductMark({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden className={classNames("size-7", className)}>
      <rect
        x="4"
        y="2"
        width="16"
        height="20"
        rx="3"
        className="fill-surface stroke-ink"
        strokeWidth="1.6"
      />
      <path d="M7 12h10" className="stroke-highlighter" strokeWidth="4.6" />
      <path
        d="M8 7h5M8 12h8M8 17h6"
        className="stroke-ink"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
  );
}

type LinkProps = {
  className?: string;
  brandClassName?: string;
};

/** The logo and the name, linked to the home page. */
export function BrandLink({ className, brandClassName }: LinkProps) {
  const { name } = useSession().site;
  return (
    <Link to="/" aria-label={`${name}, home`} className={classNames("flex thumb:py-2", className)}>
      <Brand className={brandClassName} />
    </Link>
  );
}

/** The logo and the name. */
export function Brand({ className }: { className?: string }) {
  const { name } = useSession().site;
  return (
    <span className={classNames("inline-flex min-w-0 items-center gap-2.5", className)}>
      <BrandMark />
      <span className="text-16 font-semibold tracking-tight">{name}</span>
    </span>
  );
}
