export const RATE_SOURCES = ["ecb", "bazg"] as const;
export type RateSourceId = (typeof RATE_SOURCES)[number];

/** Their names and the public page with the rates. */
export const rateSources: Readonly<Record<RateSourceId, { name: string; url: string }>> = {
  ecb: {
    name: "Banco Central Europeu (taxas de referência)",
    url: "https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html",
  },
  bazg: {
    name: "BAZG, alfândega suíça (taxas de venda)",
    url: "https://www.rates.bazg.admin.ch/home",
  },
};

/** Currencies in the order of the select. */
export const CURRENCIES = ["CHF", "BRL", "EUR", "USD"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Days that the chart of a currency pair covers. */
export const RATE_PERIODS_DAYS = [30, 365] as const;
export type RatePeriodDays = (typeof RATE_PERIODS_DAYS)[number];
