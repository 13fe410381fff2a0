const failed = new WeakSet<Error>();
// Chromium, Firefox and Safari, in that order.
const NO_ANSWER = /Failed to fetch|NetworkError when|Load failed/;

export type FailedLoad = "module" | "answer";

export function watchFailedLoads(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => failed.add(payload));
}

export function findFailedLoad(error: unknown): FailedLoad | null {
  if (error instanceof Error) {
    if (failed.has(error)) return "module";
    return error instanceof TypeError && NO_ANSWER.test(error.message) ? "answer" : null;
  }
  // The router wraps errors that occur while it loads a page's code.
  const text = error && typeof error === "object" && "data" in error ? error.data : null;
  return typeof text === "string" && NO_ANSWER.test(text) ? "answer" : null;
}
