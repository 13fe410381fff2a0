import { foldedPhrase } from "../../../../contract/content/search.ts";
import { cantonNames } from "../../../../contract/switzerland/canton-names.ts";
import { officesByCanton, placesOfCanton } from "../../../../contract/switzerland/place-names.ts";

const cantonOfPlace = new Map(
  Object.entries(cantonNames).flatMap(([code, canton]) =>
    [code, canton, ...placesOfCanton(code), ...(officesByCanton[code] ?? [])].map(
      (name) => [foldedPhrase(name), code] as const,
    ),
  ),
);

const BEFORE_PLACE =
  /^(?:(?:morar|viver|vida|mudar|trabalhar) )?(?:(?:em|de|do|da|no|na|para|pra|in|a) )?(?:o |a )?(?:(?:cantao|kanton|canton|comuna|cidade) (?:(?:de|do|da) )?)?/;

/** "no cantão de Genebra" → "genebra". */
export const placeIn = (folded: string): string => folded.replace(BEFORE_PLACE, "");

/** Code of the canton that has this name, commune, office or abbreviation. */
export const findCantonOfPlace = (place: string): string | null => cantonOfPlace.get(place) ?? null;
