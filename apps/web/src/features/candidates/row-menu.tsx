import { Ellipsis, Trash2 } from "lucide-react";
import { Menu } from "../../ui/menu.tsx";

type Props = { name: string; onDelete: () => void };

export function RowMenu({ name, onDelete }: Props) {
  return (
    <Menu
      label={`Actions for ${name}`}
      trigger={<Ellipsis size={16} strokeWidth={1.6} aria-hidden />}
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
