import pino from "pino";
import { findRequestId } from "../../config/request-scope.ts";

/** JSON lines; possible secrets are redacted before writing. */
export const log = pino({
  name: "app",
  mixin: () => {
    const requestId = findRequestId();
    return requestId === null ? {} : { requestId };
  },
  redact: {
    paths: [
      "*.authorization",
      "*.cookie",
      "*.password",
      "*.token",
      "*.accessToken",
      "*.directusToken",
    ],
    censor: "[redacted]",
  },
  timestamp: pino.stdTimeFunctions.isoTime,
});
