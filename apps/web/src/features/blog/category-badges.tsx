import { maxCategoryChips } from "@resume-picker/domain/blog/blog-rules";
import { Badge } from "../../ui/badge.tsx";
import type { Category } from "./post-types.ts";

/** At most two on a card; all of them where there is room. */
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
    <ul className="flex flex-wrap gap-1.5" aria-label="Categories">
      {shown.map(({ id, name }) => (
        <li key={id} className="max-w-full truncate">
          <Badge tone="brand">{name}</Badge>
        </li>
      ))}
    </ul>
  );
}
