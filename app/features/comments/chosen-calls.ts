/**
 * By draft name: returns the comma-separated ids of members selected from the member list whose names are
 * in the text. The selection is then cleared. It is held in memory only.
 */
export const chosenCalls = new Map<string, (body: string) => string>();
