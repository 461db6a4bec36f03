import { Link } from "@tanstack/react-router";
import { api } from "../../../../lib/api.ts";
import { useSession } from "../../../../lib/session/session.ts";
import { Checkbox } from "../../../../ui/forms/checkbox.tsx";
import type { PostFields } from "./post-fields.ts";

export function CategoryChoice({ draft, change }: PostFields) {
  const { data: categories = [] } = api.blog.listCategories.useQuery();
  return (
    <fieldset>
      <legend className="mb-1.5 text-13 font-medium">Categories</legend>
      {categories.length === 0 ? (
        <NoCategories />
      ) : (
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {categories.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={draft.categoryIds.includes(id)}
              onChange={(isChosen) =>
                change((present) => ({
                  ...present,
                  categoryIds: isChosen
                    ? [...present.categoryIds, id]
                    : present.categoryIds.filter((kept) => kept !== id),
                }))
              }
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** Only admins can add categories. Unsaved text is kept when they follow the link. */
function NoCategories() {
  const { user } = useSession();
  return (
    <p className="text-13 text-ink-3">
      No categories yet.{" "}
      {user?.role === "admin" ? (
        <>
          Add one in{" "}
          <Link to="/blog-management" className="font-medium underline underline-offset-2">
            Blog Management
          </Link>
          .
        </>
      ) : (
        "An administrator can add one."
      )}
    </p>
  );
}
