import { maxCategoryChips } from "@resume-picker/domain/blog/blog-rules";
import { listingPath } from "@resume-picker/domain/blog/select-posts";
import { NameBadge } from "../../ui/badges/badge.tsx";
import type { Category } from "./post-types.ts";

/**
 * Shows at most two categories on a card, which is itself a link. The complete list links each
 * category.
 */
export function CategoryBadges({
  categories,
  isComplete = false,
}: {
  categories: readonly Category[];
  isComplete?: boolean;
}) {
  const shown = isComplete ? categories : categories.slice(0, maxCategoryChips);
  if (shown.length === 0) return null;
  return (
    <ul className="flex max-w-full min-w-0 flex-wrap gap-1.5" aria-label="Categories">
      {shown.map(({ id, name, slug }) => (
        <li key={id} className="max-w-full">
          {isComplete ? (
            <a href={listingPath({ category: slug })} className="block hover:underline">
              <NameBadge tone="brand">{name}</NameBadge>
            </a>
          ) : (
            <NameBadge tone="brand">{name}</NameBadge>
          )}
        </li>
      ))}
    </ul>
  );
}
