import { expect, test } from "vitest";
import { renderMail, subjectOf } from "../../../../bff/mail/mail-layout.ts";
import { findMailTemplate } from "../../../../bff/mail/mail-templates.ts";
import type { MailTemplateName } from "../../../../bff/mail/mail-templates.ts";
import { mailValues } from "../../../factories/mail-values.ts";

function textsOf(name: MailTemplateName, firstName: string | null = null): string[] {
  return mailValues[name].map((values) => {
    const content = findMailTemplate(name)?.write(values);
    if (!content) throw new Error(`There is no mail ${name}`);
    const { text, html } = renderMail(content, "https://portal.test", "Operadora", firstName);
    expect(html.includes("Olá, ")).toBe(text.includes("Olá, "));
    return text;
  });
}

test("mail layout: greets a member by name, and a recipient without an account without a name", () => {
  expect(textsOf("payment_failed", "Ana").every((text) => text.includes("Olá, Ana."))).toBe(true);
  expect(textsOf("payment_failed").every((text) => text.includes("Olá. "))).toBe(true);
  expect(textsOf("confirm_email", "Ana").join()).not.toContain("Ana");
});

test("mail layout: does not name an account as the reason to recipients without one", () => {
  const account = "por causa da sua conta";
  expect(textsOf("confirm_email").join()).toContain("usado num cadastro no Portal Suíça");
  for (const name of ["confirm_email", "address_change_confirm", "account_erased"] as const) {
    expect(textsOf(name).join(), name).not.toContain(account);
  }
  const [member, guest] = textsOf("ticket_opened");
  expect(member).toContain(account);
  expect(guest).not.toContain(account);
});

test("mail layout: describes a network in words", () => {
  expect(textsOf("new_device")).toEqual([
    expect.stringContaining("Rede: a mesma de outro aparelho seu"),
    expect.stringContaining("Rede: nova, sem outro aparelho seu"),
  ]);
});

test("mail layout: a subject is one line of at most 120 characters", () => {
  const subject = (title: string) => `Novo: ${title}`;
  expect(subjectOf({ subject: "Fixo" }, {})).toBe("Fixo");
  expect(subjectOf({ subject: () => subject("Um\r\nBcc: a@example.com") }, {})).toBe(
    "Novo: Um Bcc: a@example.com",
  );
  const long = subjectOf({ subject: () => subject("ã".repeat(200)) }, {});
  expect([...long]).toHaveLength(120);
  expect(long.endsWith("…")).toBe(true);
});
