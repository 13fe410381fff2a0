import {
  type CircuitBreaker,
  createCircuitBreaker,
} from "../../contract/shared/circuit-breaker.ts";
import { noteRetryAfter } from "./retry-after.server";
import { askForLife } from "./sign-of-life";

/**
 * The app's only HTTP client for JSON. It retries once, and only if a second effect is impossible: reads,
 * and writes with an idempotency key.
 */
const RETRY_STATUSES = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const TOTAL_TIMEOUT_MS = 5_000;
const MAX_WAIT_MS = 1_000;
const MAX_BREAKERS = 500;

export type ErrorResult = {
  isError: true;
  /** The upstream's status; 500 if there was no answer. */
  statusCode: number;
  message: string;
  code: string | null;
  retryAfterSeconds: number | null;
  /** Form field → stable code; empty if the upstream named no field. */
  fields: Readonly<Record<string, string>>;
  detail: Readonly<Record<string, string>>;
};
export type JsonResult<T> = { isError: false; statusCode: number; data: T } | ErrorResult;

export type JsonRequest = {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  bearer?: string | null;
  body?: unknown;
  bytes?: Uint8Array;
  form?: FormData;
  headers?: Record<string, string>;
  idempotencyKey?: string;
  timeoutMs?: number;
};

function describeFailure(error: unknown): ErrorResult {
  const message = error instanceof Error ? error.message : String(error);
  return {
    isError: true,
    statusCode: 500,
    message,
    code: null,
    retryAfterSeconds: null,
    fields: {},
    detail: {},
  };
}

/** `Retry-After` is a number of seconds or a date (RFC 9110 §10.2.3). */
function secondsUntil(retryAfter: string): number | null {
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return seconds > 0 ? seconds : null;
}

async function describeAnswer(response: Response): Promise<ErrorResult> {
  const body = (await response.json().catch(() => null)) as Partial<ErrorResult> | null;
  const retryAfterSeconds = secondsUntil(response.headers.get("retry-after") ?? "");
  if (retryAfterSeconds !== null) noteRetryAfter(retryAfterSeconds);
  return {
    isError: true,
    statusCode: response.status,
    message: response.statusText,
    code: typeof body?.code === "string" ? body.code : null,
    retryAfterSeconds,
    fields: textsOf(body?.fields),
    detail: textsOf(body?.detail),
  };
}

function textsOf(value: unknown): Record<string, string> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
}

/** A client for one base address. Never throws: failures are results. */
export function createJsonClient(baseUrl: string, timeoutFactor = 1) {
  /**
   * One breaker per failing address: while logins are refused under load, sessions are still checked.
   * Addresses contain ids chosen by visitors, so successful ones are not stored.
   */
  const breakers = new Map<string, CircuitBreaker>();

  const probe = () => askForLife(new URL("healthz", baseUrl), TOTAL_TIMEOUT_MS);

  function noteFailure(path: string): void {
    const breaker = breakers.get(path) ?? createCircuitBreaker({ probe });
    breaker.failed();
    breakers.delete(path);
    breakers.set(path, breaker);
    const [oldest] = breakers.keys();
    if (breakers.size > MAX_BREAKERS && oldest !== undefined) breakers.delete(oldest);
  }

  async function once<T>(
    path: string,
    request: JsonRequest,
    signal: AbortSignal,
  ): Promise<JsonResult<T>> {
    if ((await breakers.get(path)?.mayCall()) === false)
      return describeFailure(new Error("not asked while it fails"));
    try {
      const response = await fetch(new URL(path, baseUrl), {
        method: request.method ?? "GET",
        headers: {
          Accept: "application/json",
          ...(request.body !== undefined && { "Content-Type": "application/json" }),
          ...(request.bytes && { "Content-Type": "application/octet-stream" }),
          ...(request.bearer && { Authorization: `Bearer ${request.bearer}` }),
          ...(request.idempotencyKey && { "Idempotency-Key": request.idempotencyKey }),
          ...request.headers,
        },
        ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
        ...(request.bytes && { body: request.bytes as Uint8Array<ArrayBuffer> }),
        ...(request.form && { body: request.form }),
        redirect: "error",
        signal,
      });
      if (response.status < 500) breakers.delete(path);
      else noteFailure(path);
      if (!response.ok) return await describeAnswer(response);
      const data = response.status === 204 ? null : await response.json();
      return { isError: false, statusCode: response.status, data: data as T };
    } catch (error) {
      noteFailure(path);
      return describeFailure(error);
    }
  }

  return async function send<T>(path: string, request: JsonRequest = {}): Promise<JsonResult<T>> {
    const signal = AbortSignal.timeout((request.timeoutMs ?? TOTAL_TIMEOUT_MS) * timeoutFactor);
    const first = await once<T>(path, request, signal);
    const isRepeatable =
      (request.method ?? "GET") === "GET" || request.idempotencyKey !== undefined;
    if (!first.isError || !isRepeatable || !RETRY_STATUSES.has(first.statusCode)) return first;
    const waitMs = first.retryAfterSeconds
      ? first.retryAfterSeconds * 1000
      : 50 + Math.random() * 150;
    if (waitMs > MAX_WAIT_MS || signal.aborted || breakers.get(path)?.isOpen()) return first;
    await new Promise((done) => setTimeout(done, waitMs));
    return once<T>(path, request, signal);
  };
}

export type JsonClient = ReturnType<typeof createJsonClient>;
