/** Added to the address of the page that tells of a cancellation taken back. */
export const RESUMED = "?done=resumed";

export const isResumed = (request: Request): boolean => new URL(request.url).search === RESUMED;
