/** Fields that what a member told the portal can fill. */
export const KNOWN_NAMES = ["canton", "permit", "children"] as const;
export type KnownValues = Partial<Record<(typeof KNOWN_NAMES)[number], string>>;
