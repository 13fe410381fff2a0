export const SESSION_ENDED = "session-ended";
