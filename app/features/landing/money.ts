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

/** Reads 1234.5, 1.234,50 and 1'234.50 alike; null when it is no amount. */
export function parseChf(typed: string): number | null {
  const compact = typed.replace(/CHF|[\s'’\u00a0\u202f]/gi, "");
  if (!/^\d[\d.,]*$/.test(compact)) return null;
  const decimals = /[.,](\d{1,2})$/.exec(compact);
  const integer = compact.slice(0, decimals?.index).replace(/[.,]/g, "");
  const groups = compact.slice(0, decimals?.index).split(/[.,]/).slice(1);
  if (groups.some((group) => group.length !== 3)) return null;
  return Number(`${integer}.${decimals?.[1] ?? "0"}`);
}
