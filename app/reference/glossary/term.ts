export const swissLanguages = ["de", "fr", "it"] as const;
export type SwissLanguage = (typeof swissLanguages)[number];

/** A term used by Swiss authorities, as explained in texts that name it. */
export type Term = {
  slug: string;
  term: string;
  /** Language of the term itself. */
  lang: string;
  ptBr: string;
  definition: string;
  /** Its names in the languages of Switzerland; null if missing. */
  names: Readonly<Record<SwissLanguage, string | null>>;
};

/** Cantons with official languages other than German alone. */
const otherThanGerman: Readonly<Record<string, readonly SwissLanguage[]>> = {
  BE: ["de", "fr"],
  FR: ["fr", "de"],
  GE: ["fr"],
  GR: ["de", "it"],
  JU: ["fr"],
  NE: ["fr"],
  TI: ["it"],
  VD: ["fr"],
  VS: ["fr", "de"],
};

/** The languages in which terms are shown for a canton; empty without a canton. */
export function languagesOfCanton(code: string | null): readonly SwissLanguage[] {
  return code === null ? [] : (otherThanGerman[code] ?? ["de"]);
}
