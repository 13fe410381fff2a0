export const RESUMED = "?done=resumed";

export const isResumed = (request: Request): boolean => new URL(request.url).search === RESUMED;
