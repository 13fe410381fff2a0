/** Query string that makes the page confirm an undone cancellation. */
export const RESUMED = "?done=resumed";

export const isResumed = (request: Request): boolean => new URL(request.url).search === RESUMED;
