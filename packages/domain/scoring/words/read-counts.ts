/** Parses lines such as "35: Communication", the format of the lab's output. */
export function readCounts(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of text.trim().split("\n")) {
    const [count = "", names = ""] = line.split(": ");
    for (const name of names.split(", ")) counts.set(name, Number(count));
  }
  return counts;
}
