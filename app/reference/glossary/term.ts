import type { SwissLanguage } from "../../../contract/switzerland/codes.ts";

export type Term = {
  slug: string;
  term: string;
  lang: string;
  ptBr: string;
  definition: string;
  names: Readonly<Record<SwissLanguage, string | null>>;
};

/** Cantons that are not listed have German alone. */
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

export function languagesOfCanton(code: string | null): readonly SwissLanguage[] {
  return code === null ? [] : (otherThanGerman[code] ?? ["de"]);
}
