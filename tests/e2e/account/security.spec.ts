import type { BrowserContext, Page } from "@playwright/test";
import { generateSync } from "otplib";
import { findMail } from "../support/mails.ts";
import {
  makeMember,
  MEMBER_PASSWORD,
  type MadeMember,
  startSessionOf,
} from "../support/members.ts";
import { expect, test } from "../support/portal.ts";

const NEW_PASSWORD = "neve no lago 1291";
const pageOf = (member: MadeMember, name: string) =>
  `/pt-BR/app/profile/${member.directusUserId}/${name}`;

/** A virtual authenticator that confirms everything, like a phone with a fingerprint. */
async function addDevice(context: BrowserContext, page: Page): Promise<void> {
  const devTools = await context.newCDPSession(page);
  await devTools.send("WebAuthn.enable");
  await devTools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("security page: a member sees the sessions and ends another one", async ({
  page,
  portal,
  browser,
}) => {
  const member = await makeMember();
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await startSessionOf(other, member);
  await startSessionOf(page, member);
  await portal.open(pageOf(member, "account"));
  const section = page.getByRole("region", { name: "Onde você está conectado" });
  await expect(section.getByRole("listitem")).toHaveCount(2);
  await expect(section.getByText("este aparelho", { exact: true })).toHaveCount(1);
  await portal.expectAccessible();
  const row = section.getByRole("listitem");
  await row.getByRole("button", { name: /^Desconectar / }).click();
  await expect(section.getByText("Aparelho desconectado.")).toBeVisible();
  await expect(section.getByRole("listitem")).toHaveCount(1);
  await expect
    .poll(async () => (await elsewhere.request.get("/pt-BR/session")).status(), { timeout: 30_000 })
    .toBe(401);
  await elsewhere.close();
});

test.describe("password page", () => {
  test.use({ allowedErrors: [/400/] });

  test("asks for the current password, checks the new one and confirms the change", async ({
    page,
    portal,
  }) => {
    const member = await makeMember();
    await startSessionOf(page, member);
    await portal.open(pageOf(member, "password"));
    const current = page.getByLabel("Senha atual");
    const next = page.getByLabel("Senha nova");
    const save = page.getByRole("button", { name: "Salvar senha nova" });

    await current.fill("não é esta");
    await next.fill(NEW_PASSWORD);
    await expect(page.getByText("Força da senha: ótima")).toBeVisible();
    await save.click();
    await expect(page.getByText("Essa não é a sua senha atual.").first()).toBeVisible();

    await current.fill(MEMBER_PASSWORD);
    await next.fill("Suica2026!!!");
    await save.click();
    await expect(page.getByText(/fácil de adivinhar/).first()).toBeVisible();
    await portal.expectAccessible();

    await current.fill(MEMBER_PASSWORD);
    await next.fill(NEW_PASSWORD);
    await save.click();
    await expect(page.getByText("Senha trocada.", { exact: false })).toBeVisible();
    await findMail(member.email, /A senha da sua conta foi trocada/);
  });
});

test("one-time codes: a member turns them on, enters one at login and turns them off", async ({
  page,
  portal,
  browser,
}) => {
  const member = await makeMember();
  await startSessionOf(page, member);
  await portal.open(pageOf(member, "account"));
  const section = page.getByRole("region", { name: "Verificação em duas etapas" });
  await section.getByLabel("Senha atual").fill(MEMBER_PASSWORD);
  await section.getByRole("button", { name: "Ligar" }).click();
  await section.getByRole("link", { name: "Cancelar" }).click();
  await expect(section.getByRole("img", { name: /Código QR/ })).toBeHidden();
  await section.getByLabel("Senha atual").fill(MEMBER_PASSWORD);
  await section.getByRole("button", { name: "Ligar" }).click();
  await expect(section.getByRole("img", { name: /Código QR/ })).toBeVisible();
  const secret = (await section.locator("code").innerText()).replaceAll(/\s/g, "");
  await section.getByLabel("Código de 6 dígitos").fill(generateSync({ secret }));
  await section.getByRole("button", { name: "Confirmar e ligar" }).click();
  await expect(section.getByText("Verificação em duas etapas ligada.")).toBeVisible();
  const [recoveryCode = ""] = await section.locator("li code").allInnerTexts();
  await portal.expectAccessible();

  const elsewhere = await browser.newContext({ javaScriptEnabled: false });
  const other = await elsewhere.newPage();
  await other.goto("/pt-BR/login?redirect=%2Fpt-BR%2Fapp%2Fnews");
  await other.getByLabel("E-mail").fill(member.email);
  await other.getByLabel("Senha", { exact: true }).fill(MEMBER_PASSWORD);
  await other.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(other.getByRole("heading", { name: "Confirme que é você" })).toBeVisible();
  await other.getByLabel("Código").fill("000000");
  await other.getByRole("button", { name: "Confirmar" }).click();
  await expect(other.getByText("Esse código não confere")).toBeVisible();
  await other.getByLabel("Código").fill(recoveryCode);
  await other.getByRole("button", { name: "Confirmar" }).click();
  await expect(other).toHaveURL(/\/pt-BR\/app\/news$/);
  await elsewhere.close();

  await section.getByText("Desligar a verificação").first().click();
  await section.getByLabel("Senha atual").last().fill(MEMBER_PASSWORD);
  await section.getByRole("button", { name: "Desligar a verificação" }).click();
  await expect(section.getByText("Verificação em duas etapas desligada.")).toBeVisible();
});

test("passkey: a member creates, names, uses and removes it", async ({ page, portal, context }) => {
  await addDevice(context, page);
  const member = await makeMember();
  await startSessionOf(page, member);
  await portal.open(pageOf(member, "account"));
  const section = page.getByRole("region", { name: "Chaves de acesso (passkeys)" });
  await section.getByText("Adicionar chave de acesso").click();
  await section.getByLabel("Nome da chave").fill("Celular da Ana");
  await section.getByLabel("Senha atual").fill(MEMBER_PASSWORD);
  await section.getByRole("button", { name: "Criar chave" }).click();
  await expect(section.getByText("Chave de acesso criada.")).toBeVisible();
  await expect(section.getByText("Celular da Ana", { exact: true })).toBeVisible();
  await portal.expectAccessible();

  await context.clearCookies({ name: "portal_access" });
  await portal.open("/pt-BR/login");
  await page.getByRole("button", { name: "Entrar com chave de acesso" }).click();
  await expect(page).toHaveURL(/\/pt-BR\/app$/);

  await portal.open(pageOf(member, "account"));
  await section.getByText("Mudar Celular da Ana").click();
  await section.getByLabel("Nome da chave").first().fill("Chave azul");
  await section.getByRole("button", { name: "Salvar nome" }).click();
  await expect(section.getByText("Nome salvo.")).toBeVisible();
  await section.getByText("Mudar Chave azul").click();
  await section.getByLabel("Senha atual").first().fill(MEMBER_PASSWORD);
  await section.getByRole("button", { name: "Remover chave" }).click();
  await expect(section.getByText("Chave de acesso removida.")).toBeVisible();
});
