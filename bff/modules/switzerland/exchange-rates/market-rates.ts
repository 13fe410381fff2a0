import type { PublishedRate } from "./sources/rate-source.ts";

/** Units for one franc: day, BRL, EUR, USD. Read on 2026-11-28 from `rateSources.market`. */
const FOR_ONE_FRANC: readonly (readonly [day: string, BRL: number, EUR: number, USD: number])[] = [
  ["2025-11-01", 6.67721702, 1.07602808, 1.24178836],
  ["2026-01-01", 6.95992877, 1.07466196, 1.26227497],
  ["2026-01-15", 6.74840991, 1.07431132, 1.2503347],
  ["2026-03-01", 6.67194676, 1.10007145, 1.29989563],
  ["2026-06-01", 6.43408563, 1.09639599, 1.27700299],
  ["2026-06-15", 6.38296885, 1.08528202, 1.26045371],
  ["2026-07-15", 6.28855689, 1.08084074, 1.23660391],
  ["2026-08-01", 6.28482709, 1.07373378, 1.23792223],
  ["2026-08-15", 6.41743044, 1.06274427, 1.22964021],
  ["2026-09-01", 6.39969627, 1.06400602, 1.23460301],
  ["2026-09-15", 6.28227392, 1.05939615, 1.22208539],
  ["2026-09-22", 6.22968651, 1.06230414, 1.21895573],
  ["2026-09-29", 6.26880632, 1.056224, 1.19994654],
];

/** The last known rates of a portal that no source has reached yet. */
export const marketRates: readonly PublishedRate[] = FOR_ONE_FRANC.flatMap(
  ([day, BRL, EUR, USD]) => [
    { day, base: "CHF", quote: "BRL", rate: BRL },
    { day, base: "CHF", quote: "EUR", rate: EUR },
    { day, base: "CHF", quote: "USD", rate: USD },
  ],
);
