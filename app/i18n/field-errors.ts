import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "../../contract/account/person.ts";
import { fieldErrors as words } from "./pt-BR/field-errors";
import { translator } from "./translator";

const UNKNOWN = "Confira este campo.";

const t = translator("field-errors", words);
const topics = {
  ...words,
  password: {
    ...words.password,
    too_short: t("password.too_short", { min: PASSWORD_MIN_LENGTH }),
    too_long: t("password.too_long", { max: PASSWORD_MAX_LENGTH }),
  },
};

const sentences = new Map<string, string>(
  Object.entries(topics).flatMap(([topic, causes]) =>
    Object.entries(causes).map(([cause, text]) => [`${topic}.${cause}`, text] as const),
  ),
);

export function fieldErrorsOf(fields: Readonly<Record<string, string>>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, code]) => [field, [sentences.get(code) ?? UNKNOWN]]),
  );
}
