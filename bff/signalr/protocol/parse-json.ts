import { InvalidMessageError } from "../settings/errors.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** @throws {InvalidMessageError} for invalid UTF-8 or JSON */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes)) as unknown;
  } catch (error) {
    throw new InvalidMessageError("A message is no JSON", { cause: error });
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
