import { pino } from "pino";
import type { DestinationStream, Logger } from "pino";
import { findRequestId } from "../config/request-scope.ts";
import { describeError } from "./describe-error.ts";

const secretNames = [
  "authorization",
  "cookie",
  "set-cookie",
  "x-portal-internal",
  "x-portal-signature",
  "password",
  "accessToken",
  "directusToken",
  "token",
];
const paths = secretNames.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

/** JSON lines on stdout, UTC times. Removes secrets by field name, and personal data from errors. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { part: "service" },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: (error: unknown) => describeError(error) },
    mixin: (_line: object, _level: number, logger: Logger) => {
      const reqId = findRequestId();
      // A request's logger already has the request id.
      const isNamed = String(Reflect.get(logger, pino.symbols.chindingsSym)).includes('"reqId"');
      return reqId === null || isNamed ? {} : { reqId };
    },
    redact: { paths, censor: "[cut]" },
  };
  return destination ? pino(options, destination) : pino(options);
}
