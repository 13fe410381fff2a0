import type { CantonFigureName } from "../../../contract/canton-figures.ts";

const OWN_PLACE = /<span data-own-figure="(\w+)"><\/span>/g;

/** Where a figure of the reader's own canton stands, in a text that a cache keeps for all. */
export const ownPlace = (figure: CantonFigureName): string =>
  `<span data-own-figure="${figure}"></span>`;

/** Whether a text has something for the reader's own canton. */
export const hasOwnPlace = (html: string): boolean => html.search(OWN_PLACE) >= 0;

/** The same text with something in these places. */
export const fillOwnPlaces = (html: string, find: (figure: string) => string): string =>
  html.replaceAll(OWN_PLACE, (_, figure: string) => find(figure));
