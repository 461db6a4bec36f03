import type { LucideIcon } from "lucide-react";
import { classNames } from "../../lib/class-names.ts";
import { PageLink } from "../../ui/page/page-link.tsx";

type Props = {
  to: string;
  params?: Record<string, string> | undefined;
  icon: LucideIcon;
  title: string;
  text: string;
  /** Highlights the card that most users need. */
  isMain?: boolean;
};

export function HomeCard({ to, params, icon: Icon, title, text, isMain = false }: Props) {
  return (
    <PageLink
      to={to}
      params={params}
      className={classNames(
        "flex items-start gap-3.5 rounded-panel border p-4",
        isMain
          ? "border-transparent bg-brand text-on-brand hover:bg-brand-strong"
          : "border-line bg-surface hover:border-line-strong hover:bg-sunken",
      )}
    >
      <Icon
        size={20}
        strokeWidth={1.6}
        className={classNames("mt-0.5 shrink-0", !isMain && "text-brand")}
        aria-hidden
      />
      <span>
        <span className="block text-16 font-semibold">{title}</span>
        <span className={isMain ? "block" : "block text-ink-2"}>{text}</span>
      </span>
    </PageLink>
  );
}
