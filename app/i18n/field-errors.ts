import { fieldErrors as words } from "./pt-BR/field-errors";

const UNKNOWN = "Confira este campo.";

const sentences = new Map<string, string>(
  Object.entries(words).flatMap(([topic, causes]) =>
    Object.entries(causes).map(([cause, text]) => [`${topic}.${cause}`, text] as const),
  ),
);

export function fieldErrorsOf(fields: Readonly<Record<string, string>>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, code]) => [field, [sentences.get(code) ?? UNKNOWN]]),
  );
}
