import { Trash2 } from "lucide-react";
import { Menu } from "../../ui/menu.tsx";

type Props = { name: string; onDelete: () => void };

export function RowMenu({ name, onDelete }: Props) {
  return (
    <Menu
      label={`Actions for ${name}`}
      trigger="···"
      triggerClassName="w-8 px-0! text-16 font-semibold! tracking-wide thumb:w-11"
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
