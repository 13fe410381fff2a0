import type { Ask } from "~/cms/read";
import type { Tier } from "../../../contract/account/roles.ts";
import { listKeys, MOST_PLACES, type TextPlace } from "../../../contract/content/rich-text.ts";
import { findFacts } from "./facts.server";
import { findFigures } from "./figures.server";
import { fillPlaces } from "./fill-places";
import { findFilms, placeFilms, type PlacedFilm } from "./films.server";
import type { StoredNote } from "./notes.server";
import { placeTools } from "./tool-form";
import { toolLink } from "./tools";

export type Placed = { footnotes?: readonly StoredNote[]; films?: readonly PlacedFilm[] };

/**
 * Fills in everything that an editor embedded by key, and adds the footnotes. Content that does not exist
 * or that the reader may not read leaves an empty place.
 * @throws {CmsError}
 */
export async function withPlaces<Item extends { bodyHtml: string }>(
  ask: Ask,
  tier: Tier,
  item: Item,
): Promise<Item & Placed> {
  const keys = (kind: TextPlace["kind"]) => listKeys(item.bodyHtml, kind).slice(0, MOST_PLACES);
  const [facts, figures, films] = await Promise.all([
    findFacts(ask, keys("fact")),
    findFigures(ask, tier, keys("canton")),
    findFilms(ask, keys("video")),
  ]);
  const { html, notes } = fillPlaces<StoredNote>(
    placeFilms(placeTools(item.bodyHtml, tier), films),
    ({ kind, key }) => {
      if (kind === "tool") return toolLink(key);
      return (kind === "fact" ? facts : figures).get(key);
    },
  );
  return {
    ...item,
    bodyHtml: html,
    ...(notes.length > 0 && { footnotes: notes }),
    ...(films.size > 0 && { films: [...films.values()] }),
  };
}
