/** How the portal calls who keeps a film that is no file of its own. */
export const PROVIDER_NAMES = { youtube: "YouTube", vimeo: "Vimeo" } as const;
