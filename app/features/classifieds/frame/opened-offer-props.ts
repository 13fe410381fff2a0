import type { ComponentType } from "react";
import type { OpenedOffer } from "./offer";
import type { Kept } from "./offer-card";
import type { OfferAnswer } from "./offer-answer.server";

export type OpenedOfferProps<Extra> = {
  opened: OpenedOffer<Extra>;
  listPath: string;
  pathOf: (slug: string) => string;
  answer: OfferAnswer | null;
  /** Undefined while the saved state is unknown. */
  keep?: Kept;
  /** Renders the details that only this kind of offer has. */
  More?: ComponentType<{ opened: Extra; answer: OfferAnswer | null }>;
};
