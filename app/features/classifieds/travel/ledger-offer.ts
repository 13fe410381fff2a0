import type { TravelOffer } from "../../../../contract/classifieds/travel.ts";
import type { Sourced } from "../frame/offer";

export type LedgerOffer = TravelOffer & { sourced: Sourced };
