import { Trash2 } from "lucide-react";
import { Menu } from "../../ui/menu.tsx";

type Props = { candidateId: number; name: string; onDelete: () => void };

export function RowMenu({ candidateId, name, onDelete }: Props) {
  return (
    <Menu
      label={`Actions for ${name}`}
      owner={candidateId}
      // Text, not a drawing: each row of a fast scroll has them.
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
