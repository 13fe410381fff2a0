import { expect, test } from "vitest";
import { loginSchema } from "~/features/auth/auth.schema";
import { parseForm } from "~/forms/parse-form";

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test("a good form gives the values in their one spelling", () => {
  const submission = parseForm(loginSchema, form({ email: "Maria@Example.com ", password: "x" }));
  expect(submission).toMatchObject({
    status: "success",
    value: { email: "maria@example.com", password: "x" },
  });
});

test("each field carries its own message", () => {
  const reply = parseForm(loginSchema, form({ email: "maria", password: "" })).reply();
  expect(reply.error).toEqual({
    email: ["Digite um e-mail completo, como nome@exemplo.com."],
    password: ["Digite a sua senha."],
  });
});

test("the password does not come back when it is hidden", () => {
  const submission = parseForm(loginSchema, form({ email: "maria", password: "secret" }));
  expect(JSON.stringify(submission.reply({ hideFields: ["password"] }))).not.toContain("secret");
});
