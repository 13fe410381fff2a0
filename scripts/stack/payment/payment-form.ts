/** A value of Stripe's form encoding: `items[0][price]=x` is an object inside a list. */
export type FormValue = string | FormFields;
export type FormFields = { [name: string]: FormValue };

/** Reads Stripe's form encoding; lists become objects with the indexes as names. */
export function parseForm(encoded: URLSearchParams): FormFields {
  const fields: FormFields = {};
  for (const [path, value] of encoded) {
    const names = path.split(/[[\]]+/).filter(Boolean);
    const last = names.pop();
    if (last === undefined || names.includes("__proto__") || last === "__proto__") continue;
    let target = fields;
    for (const name of names) {
      const next = target[name];
      const inner = typeof next === "object" ? next : {};
      target[name] = inner;
      target = inner;
    }
    target[last] = value;
  }
  return fields;
}

export const textOf = (value: FormValue | undefined): string | null =>
  typeof value === "string" && value !== "" ? value : null;

export const fieldsOf = (value: FormValue | undefined): FormFields =>
  typeof value === "object" ? value : {};

export const listOf = (value: FormValue | undefined): FormValue[] => Object.values(fieldsOf(value));

export function textsOf(value: FormValue | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
}

type ApiCall = { method: string; path: string; fields: FormFields };
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
