import { expect, type Browser, type Page } from "@playwright/test";
import { makeMember, startSessionOf, surnameOf, type MadeMember } from "../support/members.ts";
import { test, visit } from "../support/portal.ts";

const profileOf = ({ directusUserId }: MadeMember) => `/pt-BR/app/profile/${directusUserId}`;

/** The profile of a member who blocked the viewer responds with 404. */
test.use({ allowedErrors: [/status of 404/] });

async function browserOf(browser: Browser, member: MadeMember): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await startSessionOf(page, member);
  return page;
}

test("connections: two members connect, see what is shared with connections, and see nothing after a block", async ({
  page,
  portal,
  browser,
}) => {
  const [ana, bia] = [
    await makeMember({ firstName: "Ana" }),
    await makeMember({ firstName: "Beatriz", lastName: "Zwingli" }),
  ];
  const theirs = await browserOf(browser, bia);
  await visit(theirs, `${profileOf(bia)}/edit`);
  await theirs.getByLabel("Nome no perfil").fill(`Bia ${surnameOf(bia)}`);
  await theirs.getByLabel("Profissão", { exact: true }).fill("Padeira de Zug");
  await theirs.getByLabel("Quem vê: profissão").selectOption("connections");
  await theirs.getByLabel("Aparecer na lista de membros").check();
  await theirs.getByRole("button", { name: "Salvar perfil" }).click();
  await expect(theirs.getByText("Seu perfil foi salvo.")).toBeVisible();

  await startSessionOf(page, ana);
  const search = `/pt-BR/app/members?name=${surnameOf(bia)}`;
  const found = async () => {
    await visit(page, search);
    return page.getByRole("link", { name: /^Bia / }).count();
  };
  await expect.poll(found).toBe(1);
  await portal.expectAccessible();
  await visit(page, `${search}&profession=padeira`);
  await expect(page.getByRole("heading", { name: "Ninguém com esses filtros" })).toBeVisible();
  await visit(page, search);
  await page.getByRole("link", { name: /^Bia / }).click();
  await expect(page.getByText("Padeira de Zug")).toBeHidden();
  await page.getByRole("button", { name: /^Conectar: Bia/ }).click();
  await expect(page.getByText("Pedido enviado.", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Retirar pedido: / })).toBeVisible();
  await portal.expectAccessible();

  await visit(theirs, "/pt-BR/app/profile/connections?list=received");
  await theirs.getByRole("button", { name: /^Aceitar: Ana/ }).click();
  await expect(theirs.getByText("Vocês agora são conexões.")).toBeVisible();

  await visit(page, profileOf(bia));
  await expect(page.getByText("Vocês são conexões.")).toBeVisible();
  await expect(page.getByText("Padeira de Zug")).toBeVisible();
  await visit(page, `${search}&profession=padeira`);
  await expect(page.getByRole("link", { name: /^Bia / })).toBeVisible();

  await visit(theirs, profileOf(ana));
  await theirs.getByText("Mais opções").click();
  await theirs.getByRole("button", { name: /^Bloquear: Ana/ }).click();
  await expect(theirs.getByText("Membro bloqueado.")).toBeVisible();
  await theirs.close();

  await page.goto(profileOf(bia));
  await expect(page.getByText("Padeira de Zug")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Bia/);
  await visit(page, search);
  await expect(page.getByRole("heading", { name: "Ninguém com esses filtros" })).toBeVisible();
  await visit(page, "/pt-BR/app/profile/connections");
  await expect(page.getByRole("heading", { name: "Você ainda não tem conexões" })).toBeVisible();
});
