/** Official abbreviations of the 26 cantons. */
export const CANTON_CODES =
  "AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH".split(" ");

export const isCantonCode = (code: string): boolean => CANTON_CODES.includes(code);

/**
 * Residence permits that members can choose, by the letter on the card. Source: State Secretariat for
 * Migration, www.sem.admin.ch, 2026.
 */
export const permitChoices = ["L", "B", "C", "G", "F", "N", "S"] as const;

/** Permits of people whom the authorities register themselves. */
export const ASYLUM_PERMITS = ["F", "N", "S"] as const;

/** Official languages in which offices write. Romansh offices also write German. */
export const swissLanguages = ["de", "fr", "it"] as const;
export type SwissLanguage = (typeof swissLanguages)[number];
