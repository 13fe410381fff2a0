/**
 * By draft name: returns and clears the comma-separated ids of selected members whose names are in the
 * text. Held in memory only.
 */
export const chosenCalls = new Map<string, (body: string) => string>();
