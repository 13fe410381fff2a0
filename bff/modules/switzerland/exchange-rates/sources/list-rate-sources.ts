import { createTimedFetch } from "../../../../cms/timed-fetch.ts";
import { createCustomsRates } from "./customs-rates.ts";
import { createEcbRates } from "./ecb-rates.ts";
import type { RateSource } from "./rate-source.ts";

const LIMITS = { connectMs: 3_000, totalMs: 15_000, maxBytes: 4_194_304 };

export function listRateSources(addresses: {
  ECB_RATES_URL?: string | undefined;
  CUSTOMS_RATES_URL?: string | undefined;
}): RateSource[] {
  const { ECB_RATES_URL: ecb, CUSTOMS_RATES_URL: customs } = addresses;
  const fetch = createTimedFetch(LIMITS);
  return [
    ...(ecb ? [createEcbRates(fetch, ecb)] : []),
    ...(customs ? [createCustomsRates(fetch, customs)] : []),
  ];
}
