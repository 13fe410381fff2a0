/** Shown on the login page: the session was ended elsewhere. */
export const SESSION_ENDED = "session-ended";
