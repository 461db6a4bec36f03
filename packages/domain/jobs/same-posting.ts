type Posting = {
  title: string;
  description: string;
  requirements: { must: readonly string[]; nice: readonly string[] };
};

/** Whether both postings have identical text and requirements. */
export function isSamePosting(one: Posting, other: Posting): boolean {
  const words = ({ title, description, requirements: { must, nice } }: Posting) =>
    JSON.stringify([title, description, must, nice]);
  return words(one) === words(other);
}
