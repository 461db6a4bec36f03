/** What a candidate is called: where the CV names nobody, by the file's name, which tells them apart. */
export function displayName({ name, fileName }: { name: string | null; fileName: string }): string {
  return name ?? fileName;
}
