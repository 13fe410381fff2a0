import { expect, test } from "vitest";
import { idempotencyKeyOf } from "~/forms/idempotency-key.server";

const formKey = "6f0a5a1c-6a9c-4c8e-8f62-9d8f7d8f7d8f";

function formOf(fields: Record<string, string>, file?: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file !== undefined) form.set("files", new File([file], "foto.png"));
  return form;
}

test("idempotency key: is the same UUID for a form sent twice, and differs for other content, files and forms", async () => {
  const forms = [
    formOf({ formKey, subject: "Olá" }),
    formOf({ formKey, subject: "Outro" }),
    formOf({ formKey, subject: "Olá" }, "a"),
    formOf({ formKey, subject: "Olá" }, "b"),
    formOf({ formKey: formKey.replace("6f", "7f"), subject: "Olá" }),
  ];
  const keys = await Promise.all(forms.map(idempotencyKeyOf));
  expect(new Set(keys).size).toBe(forms.length);
  expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  expect(await idempotencyKeyOf(formOf({ formKey, subject: "Olá" }))).toBe(keys[0]);
  expect(await idempotencyKeyOf(formOf({ formKey, subject: "Olá" }, "a"))).toBe(keys[2]);
});

test("idempotency key: is random without a form key", async () => {
  const withoutKey: Record<string, string>[] = [
    { subject: "Olá" },
    { subject: "Olá", formKey: "x" },
  ];
  for (const fields of withoutKey) {
    const one = await idempotencyKeyOf(formOf(fields));
    expect(await idempotencyKeyOf(formOf(fields))).not.toBe(one);
  }
});
