import { Badge } from "./badge.tsx";

const shown = 4;

/** The first skills and the number of others, always on one line. The longest skills are truncated first. */
export function SkillBadges({ skills }: { skills: readonly string[] }) {
  if (skills.length === 0) return null;
  const more = skills.length - shown;
  return (
    <ul
      aria-label="Skills"
      className="mt-2 grid auto-cols-[minmax(0,max-content)] grid-flow-col gap-1"
    >
      {skills.slice(0, shown).map((skill) => (
        <li key={skill} title={skill}>
          <Badge className="block! truncate px-1! leading-5 font-normal!">{skill}</Badge>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Badge tone="outline">+{more}</Badge>
        </li>
      )}
    </ul>
  );
}
