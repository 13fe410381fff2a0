const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** True for an id as PostgreSQL and Directus write it: in small letters. */
export const isUuid = (text: string): boolean => UUID.test(text);
