const whole = new Intl.NumberFormat("de-CH", { maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat("pt-BR", { style: "percent", maximumFractionDigits: 0 });

/** 6998.4 → "CHF 6’998"; ICU versions differ in the apostrophe, pages must not. */
export function formatChf(amountChf: number): string {
  return `CHF ${whole.format(amountChf).replaceAll("'", "’")}`;
}

/** 0.32 → "32%" */
export function formatShare(share: number): string {
  return percent.format(share);
}
