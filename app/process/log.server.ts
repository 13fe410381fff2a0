import pino from "pino";

/** JSON lines; whatever could carry a secret is cut before it is written. */
export const log = pino({
  name: "app",
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
