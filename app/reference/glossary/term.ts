export const swissLanguages = ["de", "fr", "it"] as const;
export type SwissLanguage = (typeof swissLanguages)[number];

/** A word of Swiss offices and letters, as a text that names it explains it. */
export type Term = {
  slug: string;
  term: string;
  /** Of the term itself. */
  lang: string;
  ptBr: string;
  definition: string;
  /** What it is called in the languages of Switzerland; null where nobody wrote it. */
  names: Readonly<Record<SwissLanguage, string | null>>;
};

/** Cantons where more or something else than German is an official language. */
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

/** The languages of a canton in which terms are given; none without a canton. */
export function languagesOfCanton(code: string | null): readonly SwissLanguage[] {
  return code === null ? [] : (otherThanGerman[code] ?? ["de"]);
}
