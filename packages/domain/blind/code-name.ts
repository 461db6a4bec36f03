/** What a hidden candidate is called. It stays the same in every job and says nothing of the person. */
export const codeName = (candidateId: number): string => `Candidate K${candidateId}`;

/** What stands in place of words that tell who somebody is. */
export const hiddenMark = "[hidden]";

const extension = /\.([a-z\d]{1,5})$/i;

/** The file's type stays in its name: people choose a program by it. */
export function codedFileName(name: string, fileName: string): string {
  const end = extension.exec(fileName)?.[1]?.toLowerCase();
  return end === undefined ? name : `${name}.${end}`;
}
