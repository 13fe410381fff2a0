import type { TravelOffer } from "../../../../contract/classifieds/travel.ts";
import type { Sourced } from "../frame/offer";

export type FareOffer = TravelOffer & { sourced: Sourced };
