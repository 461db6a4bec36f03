import { classNames } from "../../lib/class-names.ts";
import { initials } from "./initials.ts";

const sizes = { sm: "size-8 text-12", md: "size-10 text-14", lg: "size-12 text-16" };

type Props = {
  name: string | null;
  imageUrl?: string | null;
  size?: keyof typeof sizes;
  tone?: "neutral" | "brand";
  className?: string;
};

/** Decorative, because the name is next to it. */
export function Avatar({ name, imageUrl, size = "sm", tone = "neutral", className }: Props) {
  return (
    <span
      aria-hidden
      className={classNames(
        "grid shrink-0 place-items-center overflow-hidden rounded-full font-semibold select-none",
        tone === "brand" ? "bg-brand-soft text-brand" : "bg-sunken text-ink-2",
        sizes[size],
        className,
      )}
    >
      {imageUrl ? <img src={imageUrl} alt="" className="size-full object-cover" /> : initials(name)}
    </span>
  );
}
