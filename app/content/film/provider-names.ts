export const PROVIDER_NAMES = { youtube: "YouTube", vimeo: "Vimeo" } as const;
