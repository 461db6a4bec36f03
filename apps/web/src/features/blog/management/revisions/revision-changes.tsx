import { api } from "../../../../lib/api.ts";
import type { ApiOutput } from "../../../../lib/api.ts";
import { errorMessage } from "../../../../lib/error-message.ts";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { compareTexts } from "./compare-texts.ts";

type Version = ApiOutput["blog"]["revision"]["version"];

const fields: readonly { name: keyof Version; label: string }[] = [
  { name: "title", label: "Title" },
  { name: "excerpt", label: "Excerpt" },
  { name: "content", label: "Content" },
  { name: "featuredImage", label: "Featured image" },
  { name: "featuredImageAlt", label: "Image alt text" },
  { name: "tags", label: "Tags" },
  { name: "metaTitle", label: "Meta title" },
  { name: "metaDescription", label: "Meta description" },
];

const textOf = (version: Version | undefined, name: keyof Version): string => {
  const value = version?.[name] ?? "";
  return typeof value === "string" ? value : value.join(", ");
};

/** Shows what one revision changed, compared with the previous revision. */
export function RevisionChanges({ postId, number }: { postId: number; number: number }) {
  const revision = api.blog.revision.useQuery({ id: postId, number });
  const before = api.blog.revision.useQuery(
    { id: postId, number: number - 1 },
    { enabled: number > 1, retry: false },
  );
  if (revision.isError) return <p>{errorMessage(revision.error, "It could not be loaded.")}</p>;
  if (revision.isPending || before.isLoading) return <Skeleton className="h-40" />;
  const changed = fields.filter(
    ({ name }) => textOf(revision.data.version, name) !== textOf(before.data?.version, name),
  );
  return (
    <section aria-label="Changes" className="grid min-w-0 gap-5">
      {changed.map(({ name, label }) => (
        <div key={name}>
          <h3 className="mb-1 text-13 font-medium text-ink-3">{label}</h3>
          <Difference
            before={textOf(before.data?.version, name)}
            after={textOf(revision.data.version, name)}
          />
        </div>
      ))}
    </section>
  );
}

function Difference({ before, after }: { before: string; after: string }) {
  return (
    <p className="break-words whitespace-pre-wrap">
      {compareTexts(before, after).map(({ kind, text }, at) => {
        if (kind === "added") {
          return (
            <ins key={at} className="bg-good-soft text-good no-underline">
              {text}
            </ins>
          );
        }
        if (kind === "removed") {
          return (
            <del key={at} className="bg-danger-soft text-danger">
              {text}
            </del>
          );
        }
        return <span key={at}>{text}</span>;
      })}
    </p>
  );
}
