import { AtSign } from "lucide-react";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { lazyPart } from "../../ui/parts/lazy-part.tsx";

const MentionsDialog = lazyPart({
  name: "The mentions",
  isDialog: true,
  load: async () => (await import("./mentions-dialog.tsx")).MentionsDialog,
});

const lookEveryMs = 60_000;

/** Opens the notes that mention the user. A dot marks new ones. */
export function MentionsButton({ onOpen }: { onOpen?: (() => void) | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = api.mentions.unread.useQuery(undefined, { refetchInterval: lookEveryMs });
  const count = data?.count ?? 0;
  return (
    <>
      <span className="relative inline-flex">
        <IconButton
          label={count === 0 ? "Mentions" : `Mentions, ${count} new`}
          icon={<AtSign size={16} strokeWidth={1.6} aria-hidden />}
          onClick={() => setIsOpen(true)}
        />
        {count > 0 && (
          <span
            aria-hidden
            className="pointer-events-none absolute -top-0.5 -right-0.5 min-w-4 rounded-full bg-brand px-1 text-center text-[0.6875rem] leading-4 font-semibold text-on-brand figures"
          >
            {count > 99 ? "99+" : count}
          </span>
        )}
      </span>
      {isOpen && <MentionsDialog onOpen={onOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
