/** A canton's figures by the word that editors write for them: `{{cantao:zh-aluguel}}`. */
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

/** The canton and the figure that a key names, or null where it names none. Pure. */
export function readFigureKey(key: string): { canton: string; figure: CantonFigureName } | null {
  const [, code, word] = KEY.exec(key) ?? [];
  if (!code || !word || !Object.hasOwn(cantonFigures, word)) return null;
  return { canton: code.toUpperCase(), figure: cantonFigures[word as FigureWord] };
}
