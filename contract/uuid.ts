/** An id within longer patterns, as PostgreSQL and Directus write it: in small letters. */
export const UUID_PATTERN = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

const WHOLE = new RegExp(`^${UUID_PATTERN}$`);

/** True for an id, and nothing beside it. */
export const isUuid = (text: string): boolean => WHOLE.test(text);
