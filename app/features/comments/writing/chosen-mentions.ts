/**
 * Key: draft name. The function returns the selected members whose names are in the text, as
 * comma-separated ids, and clears the selection. Stored in memory only.
 */
export const chosenMentions = new Map<string, (body: string) => string>();
