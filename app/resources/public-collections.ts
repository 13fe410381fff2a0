/** What pages for visitors and fragments are made of; members' own writes are not among it. */
const SHOWN = new Set([
  "*",
  "news",
  "articles",
  "videos",
  "categories",
  "Cantons",
  "Cantons_translations",
  "legal_documents",
  "parameter_sets",
  "directus_files",
]);

/** Must pages that everybody sees be made anew when this collection changes? */
export function isShownToEverybody(collection: string): boolean {
  return SHOWN.has(collection);
}
