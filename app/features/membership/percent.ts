const numbers = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 3 });

/** "8,1 %", on one line. */
export const percentInWords = (percent: number): string => `${numbers.format(percent)}\u00a0%`;
