const numbers = {
  CHF: new Intl.NumberFormat("de-CH", { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  BRL: new Intl.NumberFormat("pt-BR", { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
};
const signs = { CHF: "CHF", BRL: "R$" };

/** `CHF 1’234.50`, `R$ 1.234,50`. @param currency ISO 4217, in either case */
export function moneyInWords(amountCents: number, currency: string): string {
  const code = currency.toUpperCase() === "BRL" ? "BRL" : "CHF";
  const amount = numbers[code].format(amountCents / 100).replaceAll("'", "’");
  return `${signs[code]} ${amount}`;
}
