/** Official abbreviations of the 26 cantons. */
export const CANTON_CODES =
  "AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH".split(" ");
