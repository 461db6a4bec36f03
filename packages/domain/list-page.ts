/** A part of a list, and how long all of it is. REST writes the items, and the total as a header. */
export type ListPage<Item> = { items: Item[]; total: number };
