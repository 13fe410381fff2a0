import { z } from "zod";
import type { JsonResult } from "~/http/json-client.server";
import { openedOffer, type OpenedOffer } from "../../contract/api/classifieds-v1.ts";
import {
  premiumInsurers,
  premiumPlaces,
  premiumRegions,
  premiumSearch,
  premiumYears,
  type PremiumInsurers,
  type PremiumPlaces,
  type PremiumRegions,
  type PremiumSearch,
  type premiumSearchInput,
} from "../../contract/api/official-tables-v1.ts";
import {
  priceDecision,
  pricesToConfirm,
  receiptContent,
  type PriceDecision,
  type PricesToConfirm,
  type PriceVoteInput,
  type ReceiptContent,
} from "../../contract/api/shelf-prices-v1.ts";
import type { OfferKind } from "../../contract/classifieds/offers.ts";
import { createAskService, type Caller } from "./ask-service.server";

export function createClassifiedsApi({ send, bearer }: Caller) {
  const ask = createAskService(send);
  return {
    openOffer(kind: OfferKind, item: string): Promise<JsonResult<OpenedOffer>> {
      const path = `api/classifieds/v1/${kind}/${item}/openings`;
      return ask(openedOffer, path, { method: "POST", bearer, body: {} });
    },
  };
}

/** The service re-encodes the picture before it answers. */
const RECEIPT_TIMEOUT_MS = 25_000;

export function createShelfPricesApi({ send, bearer }: Caller) {
  const ask = createAskService(send);
  const path = (name: string) => `api/shelf-prices/v1/${name}`;
  return {
    list: (): Promise<JsonResult<PricesToConfirm>> =>
      ask(pricesToConfirm, path("prices"), { bearer }),
    sendReceipt: (
      price: { product: string; chain: string },
      bytes: Uint8Array,
    ): Promise<JsonResult<null>> =>
      ask(z.null(), path(`receipts?${new URLSearchParams(price)}`), {
        ...{ method: "POST", bearer, bytes, timeoutMs: RECEIPT_TIMEOUT_MS },
      }),
    readReceipt: (id: string): Promise<JsonResult<ReceiptContent>> =>
      ask(receiptContent, path(`receipts/${id}`), { bearer, timeoutMs: RECEIPT_TIMEOUT_MS }),
    vote: (id: string, body: PriceVoteInput): Promise<JsonResult<PriceDecision>> =>
      ask(priceDecision, path(`receipts/${id}/votes`), { method: "POST", bearer, body }),
  };
}

export type ShelfPricesApi = ReturnType<typeof createShelfPricesApi>;

export function createPremiumsApi({ send, bearer }: Caller) {
  const ask = createAskService(send);
  const path = (name: string, query: Record<string, string>) =>
    `api/premiums/v1/${name}?${new URLSearchParams(query)}`;
  return {
    listYears: (): Promise<JsonResult<z.output<typeof premiumYears>>> =>
      ask(premiumYears, path("years", {}), { bearer }),
    listPlaces: (year: number, postcode: string): Promise<JsonResult<PremiumPlaces>> =>
      ask(premiumPlaces, path("places", { year: String(year), postcode }), { bearer }),
    listRegions: (year: number, canton: string): Promise<JsonResult<PremiumRegions>> =>
      ask(premiumRegions, path("regions", { year: String(year), canton }), { bearer }),
    listInsurers: (year: number): Promise<JsonResult<PremiumInsurers>> =>
      ask(premiumInsurers, path("insurers", { year: String(year) }), { bearer }),
    /** The input is never stored. */
    search: (input: z.input<typeof premiumSearchInput>): Promise<JsonResult<PremiumSearch>> =>
      ask(premiumSearch, "api/premiums/v1/search", { method: "POST", bearer, body: input }),
  };
}
