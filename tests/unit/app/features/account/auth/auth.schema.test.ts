import { describe, expect, test } from "vitest";
import { loginSchema } from "~/features/account/auth/auth.schema";

function messages(input: object): string[] {
  return loginSchema.safeParse(input).error?.issues.map((issue) => issue.message) ?? [];
}

describe("login", () => {
  test("normalizes the spelling of an e-mail", () => {
    const input = loginSchema.parse({ email: "  ＭARIA@Example.com ", password: " x " });
    expect(input.email).toBe("maria@example.com");
  });

  test("leaves the password as typed", () => {
    expect(loginSchema.parse({ email: "a@b.ch", password: " x " }).password).toBe(" x ");
  });

  test("keeps the redirect target", () => {
    const input = { email: "a@b.ch", password: "x", redirect: "/pt-BR/app/news" };
    expect(loginSchema.parse(input).redirect).toBe("/pt-BR/app/news");
  });

  test("requires both fields, with one message each", () => {
    const expected = ["Digite o e-mail da sua conta.", "Digite a sua senha."];
    expect(messages({})).toEqual(expected);
    expect(messages({ email: " ", password: "" })).toEqual(expected);
  });

  test.each(["maria", "maria@", "maria@example", "ma ria@example.com", `${"a".repeat(250)}@b.ch`])(
    "rejects %s as an e-mail",
    (email) => {
      expect(messages({ email, password: "x" })).toEqual([
        "Digite um e-mail completo, como nome@exemplo.com.",
      ]);
    },
  );

  test("accepts any allowed password, and rejects one that is too long for any account", () => {
    expect(messages({ email: "a@b.ch", password: "🏔".repeat(200) })).toEqual([]);
    expect(messages({ email: "a@b.ch", password: "x".repeat(501) })).toHaveLength(1);
  });
});
