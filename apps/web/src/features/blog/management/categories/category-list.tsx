import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { api } from "../../../../lib/api.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import type { Category } from "../../post-types.ts";
import { RenameCategory } from "./rename-category.tsx";

export function CategoryList({ onDelete }: { onDelete: (category: Category) => void }) {
  const { data: categories } = api.blog.listCategories.useQuery();
  const [renamed, setRenamed] = useState<number | null>(null);
  if (categories === undefined) return <Skeleton className="h-40" />;
  if (categories.length === 0)
    return (
      <p className="text-ink-2">
        No categories yet. Close this and choose New Category to group posts by subject.
      </p>
    );
  return (
    <ul aria-label="Categories" className="divide-y divide-line">
      {categories.map((category) => (
        <li key={category.id} className="flex items-center gap-3 py-1.5">
          {renamed === category.id ? (
            <RenameCategory category={category} onClose={() => setRenamed(null)} />
          ) : (
            <>
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                {category.name} <span className="text-13 text-ink-3">{category.slug}</span>
              </span>
              <IconButton
                size="sm"
                label={`Rename ${category.name}`}
                icon={<Pencil size={16} strokeWidth={1.6} aria-hidden />}
                onClick={() => setRenamed(category.id)}
              />
              <IconButton
                size="sm"
                label={`Delete ${category.name}`}
                icon={<Trash2 size={16} strokeWidth={1.6} aria-hidden />}
                onClick={() => onDelete(category)}
              />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
