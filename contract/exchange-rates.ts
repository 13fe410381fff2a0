/** Who publishes rates of exchange that the portal reads. */
export const RATE_SOURCES = ["ecb", "bazg"] as const;
export type RateSourceId = (typeof RATE_SOURCES)[number];

/** As pages name them, with the page where everybody can look the rates up. */
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

/** What members change, in the order of choice. */
export const CURRENCIES = ["CHF", "BRL", "EUR", "USD"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** How many days back the course of a pair is shown. */
export const RATE_PERIODS_DAYS = [30, 365] as const;
export type RatePeriodDays = (typeof RATE_PERIODS_DAYS)[number];
