import { cantonNames as names } from "../../../../contract/switzerland/canton-names.ts";

/** The search and the lists know the cantons by the same names. */
export const cantonNames = names;
