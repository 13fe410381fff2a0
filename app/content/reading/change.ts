/** What an item changes, as its editors put it, and for whom. */
export type Change = { note: string; whom: string };
