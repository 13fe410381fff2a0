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
