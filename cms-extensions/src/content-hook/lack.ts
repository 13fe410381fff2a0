/** What a row misses to be published: the field, and the sentence for who edits it. */
export type Lack = { field: string; reason: string };
