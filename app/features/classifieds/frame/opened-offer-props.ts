import type { ComponentType } from "react";
import type { OpenedOffer } from "./offer";
import type { Kept } from "./offer-card";
import type { OfferAnswer } from "./offer-answer.server";

export type OpenedOfferProps<Extra> = {
  opened: OpenedOffer<Extra>;
  listPath: string;
  pathOf: (slug: string) => string;
  answer: OfferAnswer | null;
  keep?: Kept;
  More?: ComponentType<{ opened: Extra; answer: OfferAnswer | null }>;
};
