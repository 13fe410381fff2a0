import { DrizzleQueryError } from "drizzle-orm";

/** An error as logs and the queue keep it. */
export type DescribedError = {
  type: string;
  message: string;
  code?: string;
  /** Where it was thrown, without the message. */
  stack: string;
  cause?: DescribedError;
};

const MOST_CAUSES = 5;

/**
 * What may be written down of anything thrown: kind, words, code and places, down the causes. The values
 * of a failed query stay out, since they are people's e-mails, names and hashes; so does whatever else
 * libraries hang on their errors.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: "" };
  const { code } = error as { code?: unknown };
  return {
    type: error.name === "Error" ? error.constructor.name : error.name,
    message: error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message,
    ...(typeof code === "string" && { code }),
    stack: placesOf(error),
    ...(error.cause instanceof Error &&
      depth < MOST_CAUSES && { cause: describeError(error.cause, depth + 1) }),
  };
}

/** The stack begins with the message, values included. */
function placesOf({ stack = "", message }: Error): string {
  const at = stack.indexOf(message);
  return stack.slice(at < 0 ? 0 : at + message.length).replace(/^\s*\n/, "");
}
