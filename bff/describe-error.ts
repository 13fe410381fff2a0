import { DrizzleQueryError } from "drizzle-orm";

export type DescribedError = {
  type: string;
  message: string;
  code?: string;
  /** The stack without the message. */
  stack: string;
  cause?: DescribedError;
};

const MOST_CAUSES = 5;

/**
 * Returns the loggable part of anything thrown: type, message, code and stack, down the causes. Leaves out
 * the values of a failed query, because they are e-mails, names and hashes. Leaves out any other property
 * that libraries add.
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

/** The stack begins with the message, including values. */
function placesOf({ stack = "", message }: Error): string {
  const at = stack.indexOf(message);
  return stack.slice(at < 0 ? 0 : at + message.length).replace(/^\s*\n/, "");
}
