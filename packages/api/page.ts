import { z } from "zod";

/** A query in an address is text. */
const offset = z.coerce.number().int().min(0).default(0);
const limit = z.coerce.number().int().min(1);

/** A part of a list whose entries are large, as it is answered in one piece. */
export const Page = z.object({ limit: limit.max(200).default(200), offset });

/** The same for an answer that is written while it is read; without a limit it is whole. */
export const StreamedPage = z.object({ limit: limit.max(1000).optional(), offset });

/** SQLite's word for "no limit" is -1. */
export const toStreamedPage = (page: z.infer<typeof StreamedPage>) => ({
  limit: page.limit ?? -1,
  offset: page.offset,
});
