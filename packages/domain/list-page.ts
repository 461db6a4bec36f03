/**
 * A part of a list and the length of the whole list. REST sends the items, and the total as a
 * header.
 */
export type ListPage<Item> = { items: Item[]; total: number };
