/** Shown by the login page: the session was ended from elsewhere. */
export const SESSION_ENDED = "session-ended";
