const errorTable = {
  "auth.invalid_credentials": { status: 401, message: "The e-mail or the password is not right" },
  "auth.suspended": { status: 403, message: "This account is suspended" },
  "auth.invalid_token": { status: 401, message: "The access token is not valid" },
  "auth.invalid_signature": { status: 401, message: "The signature is not valid" },
  "auth.second_factor_required": { status: 401, message: "A second factor is needed" },
  "auth.invalid_second_factor": { status: 401, message: "The second factor is not right" },
  "auth.challenge_over": { status: 410, message: "This login took too long; start again" },
  "mail_token.unknown": { status: 404, message: "This link is not one of ours" },
  "mail_token.expired": { status: 410, message: "This link is too old" },
  "mail_token.used": { status: 410, message: "This link was used already" },
  "mail_token.replaced": { status: 410, message: "A newer link took the place of this one" },
  "user.email_taken": { status: 409, message: "This e-mail already has an account" },
  "payment.unavailable": { status: 503, message: "Nothing can be paid at the moment" },
  "payment.not_sold": { status: 409, message: "Nothing is sold here" },
  "payment.invalid_signature": { status: 400, message: "The delivery is not signed as it should" },
  "payment.invalid_coupon": { status: 400, message: "This coupon cannot be used" },
  "payment.already_member": { status: 409, message: "There is a subscription already" },
  "payment.pending": { status: 409, message: "A payment is under way already" },
  "payment.no_subscription": { status: 409, message: "There is no subscription to change" },
  "ticket.closed": { status: 409, message: "This ticket takes no more replies" },
  "chat.closed": { status: 409, message: "This conversation takes no messages" },
  "chat.blocked": { status: 409, message: "This member is blocked by who writes" },
  "chat.request_waits": { status: 409, message: "The other one has not answered yet" },
  "chat.request_link": { status: 400, message: "A first message leads nowhere else" },
  "chat.request_image": { status: 400, message: "A first message carries no picture" },
  "chat.late": { status: 409, message: "It is too late to change this message" },
  "chat.newcomer": { status: 429, message: "New members wait between first messages" },
  "chat.new_limit": { status: 429, message: "No more conversations can be begun today" },
  "forum.images_full": { status: 409, message: "No more pictures of this member are kept" },
  "offer.limit": { status: 402, message: "No more offers can be opened today" },
  "price.voted": { status: 409, message: "This member voted on this price before" },
  "price.decided": { status: 409, message: "This price is decided already" },
  "price.changed": { status: 409, message: "The price was changed after this member read it" },
  "scenario.limit": { status: 409, message: "No more scenarios can be kept" },
  edit_conflict: { status: 409, message: "Another version was saved in between" },
  "scenario.not_covered": { status: 409, message: "This case is not worked out here" },
  "connection.blocked": { status: 409, message: "This member is blocked by who asks" },
  "connection.closed": { status: 409, message: "This member takes no requests" },
  "connection.limit": { status: 429, message: "No more requests can be sent today" },
  "member.banned": { status: 403, message: "A measure of the team keeps this member from it" },
  "idempotency.other_body": { status: 422, message: "This key came with another call before" },
  "idempotency.in_progress": { status: 409, message: "The first call of this key is under way" },
  "signup.no_draft": { status: 404, message: "This device has no signup under way" },
  "signup.step_ahead": { status: 409, message: "A step before this one is not done" },
  "signup.texts_changed": { status: 409, message: "A legal text changed since it was agreed to" },
  "signup.step_closed": { status: 409, message: "This step is settled" },
  validation_failed: { status: 400, message: "The request does not have the expected form" },
  forbidden: { status: 403, message: "This is not yours to change" },
  not_found: { status: 404, message: "There is nothing at this address" },
  payload_too_large: { status: 413, message: "The request body is too large" },
  unsupported_media_type: { status: 415, message: "Only application/json is read here" },
  rate_limited: { status: 429, message: "Too many attempts; wait before the next one" },
  unavailable: { status: 503, message: "The service cannot answer at the moment" },
  "answer.broken_shape": { status: 500, message: "The service made an answer it may not give" },
  internal: { status: 500, message: "The service failed to answer" },
} as const;

export type ErrorCode = keyof typeof errorTable;

export type ErrorBody = {
  statusCode: number;
  code: ErrorCode;
  message: string;
  /** Errors of single form fields: field → stable code, such as `password.common`. */
  fields?: FieldErrors;
  detail?: Readonly<Record<string, string>>;
};

export type FieldErrors = Readonly<Record<string, string>>;

export type ServiceErrorOptions = {
  retryAfterSeconds?: number;
  cause?: unknown;
  fields?: FieldErrors;
  detail?: Readonly<Record<string, string>>;
};

/**
 * An error of the table; `retryAfterSeconds` becomes the `Retry-After` header. The service answers `fields`
 * and `detail` unchanged: codes and tokens only, never user input.
 */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;
  readonly fields: FieldErrors | undefined;
  readonly detail: Readonly<Record<string, string>> | undefined;

  constructor(code: ErrorCode, options: ServiceErrorOptions = {}) {
    super(errorTable[code].message, { cause: options.cause });
    this.name = "ServiceError";
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.fields = options.fields;
    this.detail = options.detail;
  }

  get statusCode(): number {
    return errorTable[this.code].status;
  }

  get body(): ErrorBody {
    return {
      statusCode: this.statusCode,
      code: this.code,
      message: this.message,
      ...(this.fields && { fields: this.fields }),
      ...(this.detail && { detail: this.detail }),
    };
  }
}

const RETRY_SOON_SECONDS = 2;

export function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  if (isDatabaseUnavailable(error)) {
    return new ServiceError("unavailable", { retryAfterSeconds: RETRY_SOON_SECONDS, cause: error });
  }
  const code = isUnstorableText(error) ? "validation_failed" : frameworkCode(error);
  return new ServiceError(code, { cause: error });
}

function frameworkCode(error: unknown): ErrorCode {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  if (typeof status !== "number" || status < 400 || status >= 500) return "internal";
  const sameStatus = Object.entries(errorTable).find(
    ([code, entry]) => entry.status === status && !code.includes("."),
  );
  return (sameStatus?.[0] as ErrorCode | undefined) ?? "validation_failed";
}

const NETWORK_CODES =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** SQLSTATE classes: connection (08), resources (53), operator intervention (57), statement timeout. */
const OUTAGE_SQL_STATES = /^(08|53|57)[0-9A-Z]{3}$/;
const POOL_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout/;

/** SQLSTATE `character_not_in_repertoire`: a text of the request contained a zero byte. */
const UNSTORABLE_TEXT_STATE = "22021";

function isUnstorableText(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as { code?: unknown }).code === UNSTORABLE_TEXT_STATE) return true;
  }
  return false;
}

/** True if a query failed because of the database, not the request. Checks the cause chain. */
function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = (cause as { code?: unknown }).code;
    if (typeof code === "string" && (NETWORK_CODES.test(code) || OUTAGE_SQL_STATES.test(code))) {
      return true;
    }
    if (POOL_MESSAGES.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseUnavailable)) return true;
  }
  return false;
}
