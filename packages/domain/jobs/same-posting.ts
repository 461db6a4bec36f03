type Posting = {
  title: string;
  description: string;
  requirements: { must: readonly string[]; nice: readonly string[] };
};

/** Whether both ask for the same in the same words. */
export function isSamePosting(one: Posting, other: Posting): boolean {
  const words = ({ title, description, requirements: { must, nice } }: Posting) =>
    JSON.stringify([title, description, must, nice]);
  return words(one) === words(other);
}
