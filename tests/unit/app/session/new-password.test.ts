import { expect, test } from "vitest";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "../../../../contract/account/person.ts";
import { resetSchema } from "~/features/account/auth/auth.schema";
import { newPassword } from "~/session/new-password";

const isTaken = (password: string) => newPassword.safeParse(password).success;

test.each(["a", "🏔", "ç"])(
  "new password: counts %s as one character, like the service",
  (character) => {
    const lengths = [
      PASSWORD_MIN_LENGTH - 1,
      PASSWORD_MIN_LENGTH,
      PASSWORD_MAX_LENGTH,
      PASSWORD_MAX_LENGTH + 1,
    ];
    const taken = lengths.map((length) => isTaken(character.repeat(length)));
    expect(taken).toEqual([false, true, true, false]);
  },
);

test("new password: keeps spaces at both ends", () => {
  const password = "  dois espaços  ";
  expect(resetSchema.parse({ password }).password).toBe(password);
});
