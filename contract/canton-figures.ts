/**
 * A canton's figures by the word that editors write for them: `{{cantao:zh-aluguel}}`; in a class also
 * `{{cantao:meu-aluguel}}`, of the canton where its reader lives.
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

/** The canton and the figure that a key names, or null where it names none. */
export function readFigureKey(key: string): { canton: string; figure: CantonFigureName } | null {
  const [, code, word] = KEY.exec(key) ?? [];
  if (!code || !word || !Object.hasOwn(cantonFigures, word)) return null;
  return { canton: code.toUpperCase(), figure: cantonFigures[word as FigureWord] };
}

const OWN_KEY = /^meu-([a-z]+)$/;

/** The figure that a key names of the reader's own canton, or null where it names none. */
export function readOwnFigureKey(key: string): CantonFigureName | null {
  const [, word] = OWN_KEY.exec(key) ?? [];
  return word && Object.hasOwn(cantonFigures, word) ? cantonFigures[word as FigureWord] : null;
}
