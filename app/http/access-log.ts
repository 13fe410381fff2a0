import type { IncomingMessage, ServerResponse } from "node:http";

const SLOW_MS = 1_000;

export type AccessLine = {
  requestId: string;
  method: string;
  /** Route pattern, without parameter values. */
  route: string;
  status: number;
  tookMs: number;
  isAborted?: true;
};

export type AccessLogOptions = {
  write: (line: AccessLine, message: string) => void;
  findPattern: (path: string) => string | null;
  nowMs?: () => number;
};

/** Logs each failed answer (5xx) and each slow page; no visitor data. */
export function createAccessLog({
  write,
  findPattern,
  nowMs = () => performance.now(),
}: AccessLogOptions) {
  return function follow(
    request: IncomingMessage,
    response: ServerResponse,
    { requestId, path, isStream }: { requestId: string; path: string; isStream: boolean },
  ): void {
    let fromMs = nowMs();
    // Upload time is the visitor's: the portal's time starts when the request is complete.
    request.once("end", () => (fromMs = nowMs()));
    response.once("close", () => {
      const status = response.statusCode;
      const durationMs = Math.round(nowMs() - fromMs);
      const isFailed = status >= 500;
      if (!isFailed && (isStream || durationMs < SLOW_MS)) return;
      const pattern = findPattern(path.replace(/\.data$/, ""));
      if (!isFailed && pattern === null) return;
      const line = {
        requestId,
        method: request.method ?? "",
        route: pattern ?? "no page",
        status,
        tookMs: durationMs,
        ...(!response.writableFinished && { isAborted: true as const }),
      };
      write(line, isFailed ? "answer failed" : "page was slow");
    });
  };
}
