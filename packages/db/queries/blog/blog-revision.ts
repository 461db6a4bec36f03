import { sql } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { isPublicRow } from "./blog-posts.ts";

/** Changes whenever a list or feed of the public articles changes. View counts are not included. */
export function blogRevision(db: Database, now: Date): string {
  const { revision } = db.get<{ revision: string }>(sql`select json_array(
    (select json_array(count(*), sum(id), sum(updated_at)) from blog_posts where ${isPublicRow(now)}),
    (select json_group_array(json_array(id, name, slug)) from blog_categories),
    (select json_group_array(json_array(id, username, first_name, last_name)) from users
      where id in (select author_id from blog_posts))) as revision`);
  return revision;
}
