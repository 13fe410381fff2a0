import { FROM_TEXT } from "../../../contract/calculators/tools.ts";

/** Values follow the `#`, which browsers do not send: no server, log or other site sees them. */
export const SHARED_NAME = "calculo";

/** Longer than any form of the portal, and short enough for an address. */
const LONGEST_CHARACTERS = 6_000;
export const LONGEST_VALUE = 60;

type Values<Name extends string> = Readonly<Record<Name, string>>;

const toBase64Url = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

function fromBase64Url(text: string): string {
  const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder().decode(Uint8Array.from(bytes, (each) => each.charCodeAt(0)));
}

export function sharedHash<Name extends string>(
  values: Values<Name>,
  defaults: Values<Name>,
): string {
  const changed = Object.entries(values).filter(
    ([name, value]) => value !== defaults[name as Name],
  );
  return `#${SHARED_NAME}=${toBase64Url(JSON.stringify(Object.fromEntries(changed)))}`;
}

export const isSharedHash = (hash: string): boolean => hash.startsWith(`#${SHARED_NAME}=`);

export function readSharedHash<Name extends string>(
  hash: string,
  defaults: Values<Name>,
): Record<Name, string> | null {
  const begin = `#${SHARED_NAME}=`;
  if (!isSharedHash(hash) || hash.length > LONGEST_CHARACTERS) return null;
  try {
    return takeValues(defaults, JSON.parse(fromBase64Url(hash.slice(begin.length))));
  } catch {
    return null;
  }
}

/** Input is untrusted; cuts values to the field length. */
export function takeValues<Name extends string>(
  defaults: Values<Name>,
  input: unknown,
): Record<Name, string> {
  const source: object = typeof input === "object" && input !== null ? input : {};
  const entries = Object.entries<string>(defaults).map(([name, usual]) => {
    const value: unknown = Object.hasOwn(source, name) ? Reflect.get(source, name) : usual;
    return [name, typeof value === "string" ? value.slice(0, LONGEST_VALUE) : usual];
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}

/**
 * Browsers omit unchecked boxes. Forms embedded in a text have fewer fields: missing ones get their
 * default.
 */
export function readSentValues<Name extends string>(
  form: FormData,
  defaults: Values<Name>,
): Record<Name, string> {
  const sent = Object.fromEntries(
    Object.entries<string>(defaults).map(([name, usual]) => [
      name,
      form.get(name) ?? (form.has(FROM_TEXT) ? usual : ""),
    ]),
  );
  return takeValues(defaults, sent);
}
