/** UUID for use in longer patterns, in lower case as PostgreSQL and Directus write it. */
export const UUID_PATTERN = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

const WHOLE = new RegExp(`^${UUID_PATTERN}$`);

export const isUuid = (text: string): boolean => WHOLE.test(text);
