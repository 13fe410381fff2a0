/** A missing field that prevents publication, with a sentence for the editor. */
export type Lack = { field: string; reason: string };
