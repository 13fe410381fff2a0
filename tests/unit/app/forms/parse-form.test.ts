import { expect, test } from "vitest";
import { loginSchema } from "~/features/account/auth/auth.schema";
import { parseForm } from "~/forms/parse-form";

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test("form parser: returns normalized values of a valid form", () => {
  const submission = parseForm(loginSchema, form({ email: "Maria@Example.com ", password: "x" }));
  expect(submission).toMatchObject({
    status: "success",
    value: { email: "maria@example.com", password: "x" },
  });
});

test("form parser: each field has its own error", () => {
  const reply = parseForm(loginSchema, form({ email: "maria", password: "" })).reply();
  expect(reply.error).toEqual({
    email: ["Digite um e-mail completo, como nome@exemplo.com."],
    password: ["Digite a sua senha."],
  });
});

test("form parser: does not return a hidden password", () => {
  const submission = parseForm(loginSchema, form({ email: "maria", password: "secret" }));
  expect(JSON.stringify(submission.reply({ hideFields: ["password"] }))).not.toContain("secret");
});
