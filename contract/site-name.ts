/** Same in every language. */
export const SITE_NAME = "Portal Suíça";
