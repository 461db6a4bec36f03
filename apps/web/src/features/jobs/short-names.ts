import { initials } from "../../ui/avatar/initials.ts";

/**
 * Returns a unique abbreviation of two or three letters for each job. Older jobs get the simplest
 * ones.
 */
export function shortNames(jobs: readonly { id: number; title: string }[]): Map<number, string> {
  const names = new Map<number, string>();
  const taken = new Set<string>();
  for (const { id, title } of jobs.toSorted((one, other) => one.id - other.id)) {
    const name = proposals(title).find((each) => !taken.has(each)) ?? `#${id}`;
    taken.add(name);
    names.set(id, name);
  }
  return names;
}

function proposals(title: string): string[] {
  const words = title.split(" ").filter((word) => word !== "");
  const short = initials(title);
  const last = words.at(-1) ?? "";
  return [
    short,
    words
      .slice(0, 3)
      .map((word) => word.slice(0, 1).toUpperCase())
      .join(""),
    short.slice(0, 1) + last.slice(0, 1).toUpperCase() + last.slice(1, 2),
    title.slice(0, 3),
    ...[2, 3, 4, 5, 6, 7, 8, 9].map((count) => `${short}${count}`),
  ];
}
