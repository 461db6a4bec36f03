import { Trash2 } from "lucide-react";
import { Menu } from "../../ui/menu.tsx";

/** Made once: each row of a fast scroll has them. */
const dots = (
  <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden>
    <path d="M3 7h2v2H3zM7 7h2v2H7zM11 7h2v2h-2z" />
  </svg>
);

type Props = { name: string; onDelete: () => void };

export function RowMenu({ name, onDelete }: Props) {
  return (
    <Menu
      label={`Actions for ${name}`}
      trigger={dots}
      items={[
        {
          label: "Delete Candidate",
          icon: <Trash2 size={16} strokeWidth={1.6} aria-hidden />,
          tone: "danger",
          onSelect: onDelete,
        },
      ]}
    />
  );
}
