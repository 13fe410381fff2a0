import type { CantonFigureName } from "../../../contract/switzerland/canton-figures.ts";

const OWN_PLACE = /<span data-own-figure="(\w+)"><\/span>/g;

/** Placeholder for a figure of the reader's own canton, in a text cached for all readers. */
export const ownPlace = (figure: CantonFigureName): string =>
  `<span data-own-figure="${figure}"></span>`;

export const hasOwnPlace = (html: string): boolean => html.search(OWN_PLACE) >= 0;

export const fillOwnPlaces = (html: string, find: (figure: string) => string): string =>
  html.replaceAll(OWN_PLACE, (_, figure: string) => find(figure));
