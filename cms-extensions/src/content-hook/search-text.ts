/** Collections that members search by title and summary. */
export const searchedCollections = ["news", "articles", "videos", "courses"];

/**
 * Title and summary without accents and in lower case, so that "saude" finds "Saúde". The app folds
 * what members type in the same way.
 */
export function searchText(title: unknown, summary: unknown): string {
  return `${String(title ?? "")} ${String(summary ?? "")}`
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .trim();
}
