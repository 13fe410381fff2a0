import type { TravelOffer } from "../../../../contract/classifieds/travel-search.ts";
import type { Sourced } from "../frame/offer";

export type LedgerOffer = TravelOffer & { sourced: Sourced };
