/** The app's only error type: a stable code; status and text come from the tables. */
export type AppErrorCode =
  | "auth.required"
  | "auth.invalid_credentials"
  | "rate_limited"
  | "validation_failed"
  | "not_found"
  | "withdrawn"
  | "forbidden"
  | "service_unavailable"
  | "cms_unavailable"
  | "cms_refused"
  | "unexpected";

const STATUS: Record<AppErrorCode, number> = {
  "auth.required": 401,
  "auth.invalid_credentials": 401,
  rate_limited: 429,
  validation_failed: 400,
  not_found: 404,
  withdrawn: 410,
  forbidden: 403,
  service_unavailable: 503,
  cms_unavailable: 503,
  cms_refused: 500,
  unexpected: 500,
};

/** A retry does not help (`CmsError.isFault`). */
const isFault = (cause: unknown): boolean =>
  cause instanceof Error && "isFault" in cause && cause.isFault === true;

export class AppError extends Error {
  override name = "AppError";
  readonly code: AppErrorCode;
  readonly statusCode: number;
  readonly isError = true;
  readonly retryAfterSeconds: number | undefined;
  /** Form field → stable code; the texts are in `~/i18n/field-errors`. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    code: AppErrorCode,
    options: {
      cause?: unknown;
      retryAfterSeconds?: number;
      message?: string;
      fields?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(options.message ?? code, { cause: options.cause });
    this.code = code;
    this.statusCode = STATUS[code];
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.fields = options.fields ?? {};
  }

  static throwCmsUnavailable(this: void, cause: unknown): never {
    if (cause instanceof Response) throw cause;
    if (isFault(cause)) throw new AppError("cms_refused", { cause }).toResponse();
    throw new AppError("cms_unavailable", { cause, retryAfterSeconds: 5 }).toResponse();
  }

  /** Maps a failed response of the service: 429 stays a rate limit, every other status is an outage. */
  static ofService({
    statusCode,
    retryAfterSeconds,
  }: {
    statusCode: number;
    retryAfterSeconds: number | null;
  }): AppError {
    return statusCode === STATUS.rate_limited
      ? new AppError("rate_limited", { retryAfterSeconds: retryAfterSeconds ?? 60 })
      : new AppError("service_unavailable", { retryAfterSeconds: retryAfterSeconds ?? 5 });
  }

  /** The response for the error boundary. 5xx never reveal the cause. */
  toResponse(): Response {
    const headers: Record<string, string> = { "Cache-Control": "no-store" };
    if (this.retryAfterSeconds) headers["Retry-After"] = String(this.retryAfterSeconds);
    return Response.json({ code: this.code }, { status: this.statusCode, headers });
  }
}

/** Adds the id of its own request to a refusal: the browser knows only the first page's id. */
export async function withRequestId(thrown: unknown, request: Request): Promise<unknown> {
  const requestId = request.headers.get("x-request-id");
  if (!(thrown instanceof Response) || thrown.status < 400 || !requestId) return thrown;
  if (!thrown.headers.get("content-type")?.includes("application/json")) return thrown;
  const body = (await thrown.json()) as object;
  return Response.json({ ...body, requestId }, { status: thrown.status, headers: thrown.headers });
}

/**
 * For a page whose address matches nothing: 404 with the product's fixed sentence `Page not found: {path}`.
 */
export const notFound = (request: Request): Response => noPage("not_found", "found", request);

export const withdrawn = (request: Request): Response => noPage("withdrawn", "available", request);

function noPage(code: "not_found" | "withdrawn", missing: string, request: Request): Response {
  const path = decodePath(new URL(request.url).pathname.replace(/\.data$/, ""));
  const message = `Page not ${missing}: ${path}`;
  const headers = { "Cache-Control": "no-store" };
  return Response.json({ code, message }, { status: STATUS[code], headers });
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
