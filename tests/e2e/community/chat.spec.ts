import { expect } from "@playwright/test";
import { browserOf, chatWith, log, write } from "../support/conversations.ts";
import { makeMember, startSessionOf } from "../support/members.ts";
import { test, visit, waitUntilHydrated } from "../support/portal.ts";

/** Logged without a connection, and for a refused message. */
test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|status of 400/] });

test("chat: two members exchange a request, an answer, a read receipt and messages queued offline", async ({
  page,
  portal,
  browser,
}) => {
  const [ana, bia] = [await makeMember(), await makeMember()];
  await startSessionOf(page, ana);
  await portal.open("/pt-BR/app/chat");
  await expect(page.getByRole("heading", { name: "Nenhuma conversa ainda" })).toBeVisible();
  await portal.expectAccessible();

  await portal.open(`/pt-BR/app/profile/${bia.directusUserId}`);
  await page.getByRole("link", { name: "Enviar mensagem" }).click();
  await expect(page.getByText("Ela chega como solicitação.")).toBeVisible();
  await write(page, "Oi! Você mora em Zug?");
  await expect(log(page).getByText("Oi! Você mora em Zug?")).toBeVisible();
  await expect(log(page).getByText("Enviada")).toBeVisible();
  await portal.expectAccessible();

  const other = await browserOf(browser, bia);
  await visit(other, "/pt-BR/app/chat");
  await expect(other.getByText("Solicitações (1)")).toBeVisible();
  await other.getByRole("link", { name: /Oi! Você mora em Zug\?/ }).click();
  await expect(other.getByText("Novas mensagens")).toBeVisible();
  await other.getByRole("button", { name: "Aceitar" }).click();
  await expect(other.getByRole("button", { name: "Aceitar" })).toBeHidden();
  await waitUntilHydrated(other);
  await write(other, "Moro! Veja https://www.zg.ch");
  await expect(log(page).getByRole("link", { name: "https://www.zg.ch" })).toBeVisible();
  await expect(log(page).getByText(/^Lida às /)).toBeVisible();
  await expect(page.getByText("Desconectado.")).toBeHidden();

  await page.context().setOffline(true);
  await write(page, "Escrita sem conexão");
  await expect(log(page).getByRole("alert")).toHaveText(/Não saiu/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText("Você está sem conexão.")).toBeHidden();
  // No other element covers it.
  await page.getByRole("button", { name: "Tentar agora" }).click({ trial: true });
  await page.getByRole("button", { name: "Tentar de novo" }).click({ trial: true });
  await expect(page.getByRole("button", { name: "Tentar agora" })).toBeVisible();
  await page.context().setOffline(false);
  await expect(log(other).getByText("Escrita sem conexão")).toHaveCount(1);
  await expect(log(page).getByRole("alert")).toBeHidden();
  await other.close();
});
test("chat: a draft survives a reload, and a blocked member can't write", async ({
  page,
  portal,
  browser,
}) => {
  const [ana, bia] = [await makeMember(), await makeMember()];
  await startSessionOf(page, ana);
  await portal.open(chatWith(bia));
  await page.getByRole("textbox", { name: /^Mensagem para/ }).fill("Um rascunho");
  await page.reload();
  await waitUntilHydrated(page);
  await expect(page.getByRole("textbox", { name: /^Mensagem para/ })).toHaveValue("Um rascunho");
  await page.getByRole("button", { name: "Enviar", exact: true }).click();
  await expect(log(page).getByText("Um rascunho")).toBeVisible();

  const other = await browserOf(browser, bia);
  await visit(other, chatWith(ana));
  await other.getByRole("button", { name: "Bloquear" }).first().click();
  await expect(other.getByText(/^Você bloqueou/)).toBeVisible();
  await write(page, "Alguém aí?");
  await expect(log(page).getByRole("alert")).toHaveText(/não recebe mensagens/);
  await page.getByRole("button", { name: "Descartar" }).click();
  await expect(log(page).getByText("Alguém aí?")).toBeHidden();
  await other.close();
});

test("chat: a report contains the selected messages and no others", async ({
  page,
  portal,
  browser,
}) => {
  const [ana, bia] = [await makeMember(), await makeMember()];
  await startSessionOf(page, ana);
  await portal.open(chatWith(bia));
  await write(page, "Oi, vi seu anúncio");
  await write(page, "Deposite a caução hoje");
  await expect(log(page).getByText("Enviada")).toBeVisible();
  const other = await browserOf(browser, bia);
  await visit(other, chatWith(ana));
  await other.locator("summary", { hasText: "Opções da conversa" }).click();
  await other.getByRole("link", { name: "Denunciar mensagens" }).click();
  await expect(other.getByRole("heading", { name: /^Denunciar mensagens de/ })).toBeVisible();
  await other.getByRole("button", { name: "Enviar denúncia" }).click();
  await expect(other.getByText(/^Escolha pelo menos uma mensagem de/)).toBeVisible();
  await other.getByRole("checkbox", { name: "Escolher esta mensagem" }).last().check();
  await other.getByRole("button", { name: "Enviar denúncia" }).click();
  await expect(other.getByText("Denúncia recebida.")).toBeVisible();
  await expect(other.getByRole("button", { name: "Bloquear" }).first()).toBeVisible();
  await other.close();
});

test("chat: works without scripts", async ({ browser, baseURL }) => {
  const [ana, bia] = [await makeMember(), await makeMember()];
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await plain.newPage();
  await startSessionOf(page, ana);
  await page.goto(chatWith(bia));
  await write(page, "Sem scripts");
  await expect(log(page).getByText("Sem scripts")).toBeVisible();
  await write(page, "veja https://golpe.example");
  await expect(
    page.getByText("Antes da resposta não dá para enviar links, e-mails nem telefones."),
  ).toBeVisible();
  await page.locator("summary", { hasText: "Opções da conversa" }).click();
  await page.getByRole("button", { name: "Arquivar" }).click();
  await page.goto("/pt-BR/app/chat");
  await page.getByText("Arquivadas (1)").click();
  await expect(page.getByRole("link", { name: /Sem scripts/ })).toBeVisible();
  await page.goto("/pt-BR/app/chat?q=nada disso");
  await expect(page.getByRole("heading", { name: "Nada encontrado" })).toBeVisible();
  await plain.close();
});

test("chat: warns of a message that looks like fraud, which the member reports in two taps or marks as harmless", async ({
  page,
  portal,
  browser,
}) => {
  const [ana, bia] = [await makeMember(), await makeMember()];
  const other = await browserOf(browser, bia);
  await visit(other, chatWith(ana));
  await write(other, "Deposita a caução hoje e a chave vai por DHL, sem visita.");
  await expect(log(other).getByText("Enviada")).toBeVisible();
  await write(other, "Sou proprietária e moro em Londres.");
  await expect(log(other).getByText("Enviando…")).toBeHidden();
  await expect(other.getByText("Parece um golpe conhecido")).toBeHidden();
  await other.close();

  await startSessionOf(page, ana);
  await portal.open(chatWith(bia));
  const warning = log(page).getByText("Parece um golpe conhecido");
  await expect(warning).toHaveCount(1);
  await portal.expectAccessible();
  await log(page).getByRole("link", { name: "Denunciar" }).click();
  await expect(page.getByRole("heading", { name: /^Denunciar/ })).toBeVisible();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await page.getByRole("link", { name: "Cancelar" }).click();
  await log(page).getByRole("button", { name: "Não é golpe" }).click();
  await expect(warning).toBeHidden();
  await page.reload();
  await waitUntilHydrated(page);
  await expect(log(page).getByText("Deposita a caução hoje")).toBeVisible();
  await expect(warning).toBeHidden();
});
