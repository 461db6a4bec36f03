/**
 * The name shown for a hidden candidate. It is the same in every job and doesn't identify the
 * person.
 */
export const codeName = (candidateId: number): string => `Candidate K${candidateId}`;

/** Replaces words that would identify a person. */
export const hiddenMark = "[hidden]";

const extension = /\.([a-z\d]{1,5})$/i;

/** Keeps the extension, which decides the program that opens the file. */
export function codedFileName(name: string, fileName: string): string {
  const end = extension.exec(fileName)?.[1]?.toLowerCase();
  return end === undefined ? name : `${name}.${end}`;
}
