/** From Lucide (ISC licence). */
export const ELLIPSIS = "M12 12h.01M19 12h.01M5 12h.01";
