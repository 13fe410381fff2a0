import type { IncomingMessage, ServerResponse } from "node:http";

/** A page that took longer is worth a line, though it came. */
const SLOW_MS = 1_000;

export type AccessLine = {
  requestId: string;
  method: string;
  /** The pattern of its address, without what members or editors put there. */
  route: string;
  status: number;
  tookMs: number;
  /** The visitor left before the answer was whole. */
  isAborted?: true;
};

export type AccessLogOptions = {
  write: (line: AccessLine, message: string) => void;
  /** The pattern at a path; null for what is no page. */
  findPattern: (path: string) => string | null;
  nowMs?: () => number;
};

/** One line for each answer that failed (5xx) and each page that was slow; nothing of the visitor. */
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
    // A form is the visitor's to send: the portal's time begins when it is there.
    request.once("end", () => (fromMs = nowMs()));
    response.once("close", () => {
      const status = response.statusCode;
      const tookMs = Math.round(nowMs() - fromMs);
      const isFailed = status >= 500;
      if (!isFailed && (isStream || tookMs < SLOW_MS)) return;
      const pattern = findPattern(path.replace(/\.data$/, ""));
      if (!isFailed && pattern === null) return;
      const line = {
        requestId,
        method: request.method ?? "",
        route: pattern ?? "no page",
        status,
        tookMs,
        ...(!response.writableFinished && { isAborted: true as const }),
      };
      write(line, isFailed ? "answer failed" : "page was slow");
    });
  };
}
