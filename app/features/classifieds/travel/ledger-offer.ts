import type { TravelOffer } from "../../../../contract/classifieds/travel-search.ts";
import type { Sourced } from "../frame/offer";

/** An offer that the ledger counts with, and who says its price. */
export type LedgerOffer = TravelOffer & { sourced: Sourced };
