/** Lists the posts that a deletion would change. */
export function AffectedPosts({ titles, what }: { titles: readonly string[]; what: string }) {
  if (titles.length === 0) return <p>No post uses {what}.</p>;
  return (
    <>
      <p>
        {titles.length === 1 ? "One post loses" : `${titles.length} posts lose`} {what}:
      </p>
      <ul aria-label="Affected posts" className="mt-2 max-h-40 list-disc overflow-y-auto pl-5">
        {titles.map((title, at) => (
          <li key={at} className="break-words text-ink">
            {title}
          </li>
        ))}
      </ul>
    </>
  );
}
