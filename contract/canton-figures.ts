/**
 * Canton figures by the word that editors write: `{{cantao:zh-aluguel}}`. In a class
 * `{{cantao:meu-aluguel}}` stands for the reader's own canton.
 */
export const cantonFigures = {
  populacao: "populationInThousands",
  salario: "averageMonthlySalary",
  aluguel: "averageRentPrice",
  pib: "grdpInChfMillions",
  area: "areaKm2",
  premio: "avgPremiumCents",
} as const;

type FigureWord = keyof typeof cantonFigures;
export type CantonFigureName = (typeof cantonFigures)[FigureWord];

const KEY = /^([a-z]{2})-([a-z]+)$/;

/** Canton and figure of a key; null for an unknown key. */
export function readFigureKey(key: string): { canton: string; figure: CantonFigureName } | null {
  const [, code, word] = KEY.exec(key) ?? [];
  if (!code || !word || !Object.hasOwn(cantonFigures, word)) return null;
  return { canton: code.toUpperCase(), figure: cantonFigures[word as FigureWord] };
}

const OWN_KEY = /^meu-([a-z]+)$/;

/** Figure of a key for the reader's own canton; null for an unknown key. */
export function readOwnFigureKey(key: string): CantonFigureName | null {
  const [, word] = OWN_KEY.exec(key) ?? [];
  return word && Object.hasOwn(cantonFigures, word) ? cantonFigures[word as FigureWord] : null;
}
