/**
 * Whom the text under a draft's name calls of the list of members: ids, with commas between them, until the
 * text is taken. It stays with the page and is kept nowhere.
 */
export const chosenCalls = new Map<string, string>();
