import { Button } from "../../../ui/button.tsx";

type Props = {
  /** Appended to each button's verdict in its accessible name. */
  of: string;
  isSaving: boolean;
  onSay: (counts: boolean) => void;
};

/** Buttons to say whether a line of the CV counts for a requirement. */
export function VerdictButtons({ of, isSaving, onSay }: Props) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        disabled={isSaving}
        aria-label={`Counts: ${of}`}
        onClick={() => onSay(true)}
      >
        Counts
      </Button>
      <Button
        size="sm"
        variant="quiet"
        disabled={isSaving}
        aria-label={`Doesn't count: ${of}`}
        onClick={() => onSay(false)}
      >
        Doesn't count
      </Button>
    </div>
  );
}
