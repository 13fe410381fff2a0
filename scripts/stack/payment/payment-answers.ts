import type { FormFields } from "./payment-form.ts";

export type ApiCall = { method: string; path: string; fields: FormFields };
export type ApiAnswer = { status: number; body: object };
export type PaymentApi = (call: ApiCall) => ApiAnswer;

export const nowSeconds = () => Math.floor(Date.now() / 1_000);
export const ok = (body: object): ApiAnswer => ({ status: 200, body });

export function apiError(status: number, code: string, message: string): ApiAnswer {
  return { status, body: { error: { type: "invalid_request_error", code, message } } };
}

export const missing = (what: string) => apiError(404, "resource_missing", `No such ${what}`);

export type Handler = (fields: FormFields, id: string) => ApiAnswer;
export type Route = readonly [method: string, path: RegExp, handler: Handler];
