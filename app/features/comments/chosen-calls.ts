/**
 * Takes whom the text under a draft's name calls of the list of members: ids, with commas between them, of
 * those whose names stand in it. They stay with the page and are kept nowhere.
 */
export const chosenCalls = new Map<string, (body: string) => string>();
