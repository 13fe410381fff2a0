import pino from "pino";
import { findRequestId } from "../../config/request-scope.ts";

/** JSON lines; whatever could carry a secret is cut before it is written. */
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
