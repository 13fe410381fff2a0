import type { ErrorResult } from "~/http/json-client.server";

const failures = ["password", "gone", "wait", "unavailable"] as const;
export type DownloadFailure = (typeof failures)[number];

const PARAMETER = "download";

export function findDownloadFailure(search: URLSearchParams): DownloadFailure | null {
  const failureCode = search.get(PARAMETER);
  return failures.find((failure) => failure === failureCode) ?? null;
}

export function withDownloadFailure(
  page: string,
  { statusCode, code }: Pick<ErrorResult, "statusCode" | "code">,
): string {
  const failure: DownloadFailure =
    code === "auth.invalid_credentials" || statusCode === 400
      ? "password"
      : statusCode === 404
        ? "gone"
        : statusCode === 429
          ? "wait"
          : "unavailable";
  return `${page}?${PARAMETER}=${failure}#export`;
}
