import { z } from "zod";
import { MAX_LINK_CARDS } from "../link-cards.ts";

/** Addresses that a text shows by themselves. */
export const linkCardsAsked = z.object({
  urls: z.array(z.string().max(2_048)).max(MAX_LINK_CARDS),
});

/** What a page of the web says about itself. */
export const linkCard = z.object({
  url: z.string(),
  title: z.string(),
  description: z.string(),
  site: z.string(),
});
export type LinkCard = z.output<typeof linkCard>;

/** Those that are known; of others nothing can be said yet, or at all. */
export const linkCards = z.object({ cards: z.array(linkCard) });
export type LinkCards = z.output<typeof linkCards>;
