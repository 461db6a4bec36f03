import { z } from "zod";

/** Query parameters are strings. */
const offset = z.coerce.number().int().min(0).default(0);
const limit = z.coerce.number().int().min(1);

/** A page of a list with large entries, returned in one piece. */
export const Page = z.object({ limit: limit.max(200).default(200), offset });

/** A page of a streamed list. Without a limit, the list is complete. */
export const StreamedPage = z.object({ limit: limit.max(1000).optional(), offset });

/** SQLite's value for "no limit" is -1. */
export const toStreamedPage = (page: z.infer<typeof StreamedPage>) => ({
  limit: page.limit ?? -1,
  offset: page.offset,
});
