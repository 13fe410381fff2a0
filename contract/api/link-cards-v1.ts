import { z } from "zod";
import { MAX_LINK_CARDS } from "../link-cards.ts";

/** Addresses on lines of their own in a text. */
export const linkCardsAsked = z.object({
  urls: z.array(z.string().max(2_048)).max(MAX_LINK_CARDS),
});

/** Metadata of a web page. */
export const linkCard = z.object({
  url: z.string(),
  title: z.string(),
  description: z.string(),
  site: z.string(),
});
export type LinkCard = z.output<typeof linkCard>;

/** Known cards only; the others are not loaded yet or have no metadata. */
export const linkCards = z.object({ cards: z.array(linkCard) });
export type LinkCards = z.output<typeof linkCards>;
