/** The one error type of the app: a stable code; status and words follow from the tables. */
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

/** A mistake of the portal, which a second try does not mend (`CmsError.isFault`). */
const isFault = (cause: unknown): boolean =>
  cause instanceof Error && "isFault" in cause && cause.isFault === true;

export class AppError extends Error {
  override name = "AppError";
  readonly code: AppErrorCode;
  readonly statusCode: number;
  readonly isError = true;
  /** Seconds after which another try makes sense. */
  readonly retryAfterSeconds: number | undefined;
  /** Form field → stable code; `~/i18n/field-errors` has the words. */
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

  /** For `.catch`: the page can't live without this answer of the CMS. */
  static throwCmsUnavailable(this: void, cause: unknown): never {
    if (cause instanceof Response) throw cause;
    if (isFault(cause)) throw new AppError("cms_refused", { cause }).toResponse();
    throw new AppError("cms_unavailable", { cause, retryAfterSeconds: 5 }).toResponse();
  }

  /** The answer Remix hands to the error boundary; 5xx never tell what broke. */
  toResponse(): Response {
    const headers: Record<string, string> = { "Cache-Control": "no-store" };
    if (this.retryAfterSeconds) headers["Retry-After"] = String(this.retryAfterSeconds);
    return Response.json({ code: this.code }, { status: this.statusCode, headers });
  }
}

/** A refusal with the number of its own request: the browser knows that of the first page alone. */
export async function withRequestId(thrown: unknown, request: Request): Promise<unknown> {
  const requestId = request.headers.get("x-request-id");
  if (!(thrown instanceof Response) || thrown.status < 400 || !requestId) return thrown;
  if (!thrown.headers.get("content-type")?.includes("application/json")) return thrown;
  const body = (await thrown.json()) as object;
  return Response.json({ ...body, requestId }, { status: thrown.status, headers: thrown.headers });
}

/** Thrown by a page whose address names nothing: 404 with the binding sentence `Page not found: {path}`. */
export const notFound = (request: Request): Response => noPage("not_found", "found", request);

/** Thrown by a page whose content was taken back: 410. */
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
