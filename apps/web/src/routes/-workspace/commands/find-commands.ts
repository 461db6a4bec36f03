const groups = ["Actions", "Pages", "Jobs", "Candidates", "Other jobs"] as const;

export type Command = {
  id: string;
  group: (typeof groups)[number];
  label: string;
  /** A muted text after the label. */
  hint?: string;
  run: () => void;
};

const shownOfGroup = 6;

/**
 * Returns the commands whose label or hint contains every typed word. Those that start with the
 * query come first.
 */
export function findCommands(commands: readonly Command[], typed: string): Command[] {
  const query = typed.trim().toLowerCase();
  const words = query.split(/\s+/).filter(Boolean);
  const matching = commands.filter(({ label, hint = "" }) => {
    const text = `${label} ${hint}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const beginsWith = ({ label }: Command) => (label.toLowerCase().startsWith(query) ? 0 : 1);
  return groups.flatMap((group) =>
    matching
      .filter((command) => command.group === group)
      .sort((a, b) => beginsWith(a) - beginsWith(b))
      .slice(0, group === "Actions" && query === "" ? undefined : shownOfGroup),
  );
}
