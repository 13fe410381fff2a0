/** Limits of a search. They stand apart from the search itself: every page has a search field. */

export const QUERY_MIN_LENGTH = 2;
export const QUERY_MAX_LENGTH = 200;
/** Maximum length of an author's name in a search. */
export const AUTHOR_MAX_LENGTH = 60;
export const RESULTS_PER_PAGE = 20;
export const MAX_RESULT_PAGES = 10;
