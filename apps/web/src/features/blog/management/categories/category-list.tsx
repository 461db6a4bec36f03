import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { api } from "../../../../lib/api.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import type { Category } from "../../post-types.ts";
import { RenameCategory } from "./rename-category.tsx";

export function CategoryList({ onDelete }: { onDelete: (category: Category) => void }) {
  const { data: categories = [] } = api.blog.listCategories.useQuery();
  const [renamed, setRenamed] = useState<number | null>(null);
  if (categories.length === 0) return null;
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="text-13 font-medium">Present categories</h3>
      <ul className="mt-1 divide-y divide-line">
        {categories.map((category) => (
          <li key={category.id} className="flex items-center gap-3 py-1.5">
            {renamed === category.id ? (
              <RenameCategory category={category} onClose={() => setRenamed(null)} />
            ) : (
              <>
                <span className="min-w-0 flex-1 truncate" title={category.name}>
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
    </section>
  );
}
