import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { Kbd } from "../../../ui/badges/kbd.tsx";

const keys: readonly [readonly string[], string][] = [
  [["J", "↓"], "Next candidate"],
  [["K", "↑"], "Previous candidate"],
  [["1", "2", "3"], "Advance, hold or decline the open candidate"],
  [["0"], "Clear the decision"],
  [["U"], "Undo the last decision"],
  [["N"], "Next undecided candidate"],
  [["S"], "Add to or remove from the shortlist"],
  [["X"], "Select the candidate"],
  [["C"], "Compare the selected, two to four"],
  [["D"], "Download the CV"],
  [["V"], "Show or hide the CV"],
  [["Alt", "↑", "↓"], "Move a card of the shortlist"],
  [["/"], "Search candidates"],
  [["Esc"], "Close the CV, then the candidate"],
  [["Ctrl", "K"], "Search or run a command"],
  [["?"], "Show this list"],
];

type Props = { open: boolean; onClose: () => void };

export function KeysDialog({ open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts" size="sm" isText>
      <dl className="divide-y divide-line">
        {keys.map(([caps, what]) => (
          <div key={what} className="flex items-center gap-4 py-2">
            <dt className="flex w-18 shrink-0 gap-1">
              {caps.map((cap) => (
                <Kbd key={cap}>{cap}</Kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
