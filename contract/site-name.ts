/** The portal's name, the same in every language. */
export const SITE_NAME = "Portal Suíça";
