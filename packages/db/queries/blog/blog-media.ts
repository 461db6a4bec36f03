import type { MediaAsset } from "@resume-picker/domain/blog/post";
import { mediaUrl } from "@resume-picker/domain/blog/image-rules";
import { isPublic } from "@resume-picker/domain/blog/visibility";
import { and, desc, eq, like, or, sql, sum } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { blogPosts, mediaAssets } from "../../schema/blog.ts";
import { users } from "../../schema/accounts.ts";
import { settings } from "../../schema/settings.ts";
import { logoSetting } from "../settings.ts";

type AssetRow = typeof mediaAssets.$inferSelect;

const toAsset = (row: AssetRow): MediaAsset => ({ ...row, url: mediaUrl(row.filename) });

export async function listAssets(db: Database): Promise<MediaAsset[]> {
  return db.select().from(mediaAssets).orderBy(desc(mediaAssets.id)).all().map(toAsset);
}

/** Total bytes of all images. */
export async function sumMediaBytes(db: Database): Promise<number> {
  const bytes = sum(mediaAssets.fileSize).mapWith(Number);
  return db.select({ bytes }).from(mediaAssets).get()?.bytes ?? 0;
}

export async function findAsset(db: Database, id: number): Promise<MediaAsset | null> {
  const row = db.select().from(mediaAssets).where(eq(mediaAssets.id, id)).get();
  return row ? toAsset(row) : null;
}

/** Uploading the same image again keeps its row; a new alt text replaces the old one. */
export async function saveAsset(db: Database, asset: Omit<AssetRow, "id">): Promise<MediaAsset> {
  return db.transaction(
    (tx) => {
      const present = tx
        .select()
        .from(mediaAssets)
        .where(eq(mediaAssets.filename, asset.filename))
        .get();
      if (!present) return toAsset(tx.insert(mediaAssets).values(asset).returning().get());
      const altText = asset.altText ?? present.altText;
      tx.update(mediaAssets).set({ altText }).where(eq(mediaAssets.id, present.id)).run();
      return toAsset({ ...present, altText });
    },
    { behavior: "immediate" },
  );
}

/** Whether an image whose name begins with this hash is used by the blog, a profile or the logo. */
export async function isImageInUse(db: Database, hash: string): Promise<boolean> {
  const ofSomebody = like(users.profileImageUrl, `${mediaUrl(hash)}%`);
  if (db.select({ id: users.id }).from(users).where(ofSomebody).limit(1).get()) return true;
  const isLogo = and(eq(settings.name, logoSetting), like(settings.value, `${mediaUrl(hash)}%`));
  if (db.select({ name: settings.name }).from(settings).where(isLogo).get()) return true;
  const kept = db
    .select({ id: mediaAssets.id })
    .from(mediaAssets)
    .where(eq(sql`substr(${mediaAssets.filename}, 1, 32)`, hash))
    .limit(1)
    .get();
  return kept !== undefined;
}

/** True for posts that use the image, as the featured image or in the text. */
export function usesImage(name: string): SQL | undefined {
  const url = mediaUrl(name);
  return or(eq(blogPosts.featuredImage, url), sql`instr(${blogPosts.content}, ${url}) > 0`);
}

/** Returns the titles of posts that use the image, as the featured image or in the text. */
export async function listPostsWithImage(db: Database, name: string): Promise<string[]> {
  return db
    .select({ title: blogPosts.title })
    .from(blogPosts)
    .where(usesImage(name))
    .orderBy(blogPosts.title)
    .all()
    .map(({ title }) => title);
}

/** Whether a public post uses the image. */
export async function isImagePublic(db: Database, name: string, now: Date): Promise<boolean> {
  return db
    .select({
      status: blogPosts.status,
      publishedAt: blogPosts.publishedAt,
      scheduledAt: blogPosts.scheduledAt,
    })
    .from(blogPosts)
    .where(usesImage(name))
    .all()
    .some((post) => isPublic(post, now));
}

/** Deletes the image and removes it as a featured image. In texts it becomes a broken link. */
export async function deleteAsset(
  db: Database,
  asset: { id: number; filename: string },
): Promise<void> {
  db.transaction((tx) => {
    tx.update(blogPosts)
      .set({ featuredImage: null, featuredImageAlt: null })
      .where(eq(blogPosts.featuredImage, mediaUrl(asset.filename)))
      .run();
    tx.delete(mediaAssets).where(eq(mediaAssets.id, asset.id)).run();
  });
}
