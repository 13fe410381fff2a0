import { HubError } from "../settings/errors.ts";

/** Error messages for callers, in the words of ASP.NET Core. */
export const callErrors = {
  unknown: (target: string) => `Unknown hub method '${target}'`,
  failed: (target: string) => `Failed to invoke '${target}' due to an error on the server.`,
  unauthorized: (target: string) => `Failed to invoke '${target}' because user is unauthorized`,
  tooManyStreams: "Too many streams are open on this connection.",
  closed: "An unexpected error occurred on the server.",
  wrongKind: (target: string, isStreamCall: boolean) =>
    isStreamCall
      ? `The client attempted to invoke the non-streaming '${target}' method with a streaming invocation.`
      : `The client attempted to invoke the streaming '${target}' method with a non-streaming invocation.`,
  /** Callers see the message of a HubError only. */
  thrown(target: string, error: unknown): string {
    const general = `An unexpected error occurred invoking '${target}' on the server.`;
    return error instanceof HubError ? `${general} HubException: ${error.message}` : general;
  },
};
