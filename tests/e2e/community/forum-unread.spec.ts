import { expect, type Page } from "@playwright/test";
import { roleIds } from "../../../contract/account/roles.ts";
import { callCms } from "../support/cms.ts";
import { makeMember, startSessionOf } from "../support/members.ts";
import { test, visit } from "../support/portal.ts";

const FORUM = "/pt-BR/app/forum";

type Made = { id: string };

async function addReplies(target: string, count: number): Promise<void> {
  const values = { targetType: "forum", target, status: "published" };
  for (let n = 0; n < count; n += 1)
    await callCms<Made>("POST", "/items/comments", { ...values, body: `Uma resposta a mais ${n}` });
}

/** Creates a topic with this number of replies without an author. Returns its id and title. */
async function makeTopic(replyCount: number): Promise<{ id: string; title: string }> {
  const title = `Uma conversa longa ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await callCms<Made>("POST", "/items/forum_posts", {
    ...{ title, body: "Um texto que todos já leram.", status: "open", type: "question" },
  });
  await addReplies(id, replyCount);
  return { id, title };
}

/** Reads a topic; resolves once the read position is saved. */
async function read(page: Page, path: string): Promise<void> {
  const noted = page.waitForResponse((answer) => answer.url().endsWith("/forum/read"));
  await visit(page, path);
  await noted;
}

test("forum: a reader continues where they stopped, from the list, by the address and by a link", async ({
  page,
  portal,
}) => {
  await startSessionOf(page, await makeMember());
  const { id, title } = await makeTopic(23);
  const path = `${FORUM}/${id}`;
  const reply = (number: number) => page.locator(`#comentario-${number}`);
  try {
    await read(page, path);
    await expect(reply(1)).toBeVisible();
    // The second page's replies count as read once it is loaded.
    const noted = page.waitForResponse((answer) => answer.url().endsWith("/forum/read"));
    await page.getByRole("button", { name: "Carregar mais comentários" }).click();
    await noted;
    await expect(reply(23)).toBeVisible();
    await addReplies(id, 3);
    await visit(page, FORUM);
    const card = page.getByRole("listitem").filter({ hasText: title });
    await expect(card.getByText("3 respostas novas")).toBeVisible();
    await expect(page.getByRole("link", { name: "Ir para o primeiro" })).toBeVisible();
    await card.getByRole("link", { name: title }).click();
    await expect(page.getByText("3 respostas novas desde a sua última visita.")).toBeVisible();
    await expect(reply(24)).toBeFocused();
    await expect(reply(24)).toBeInViewport();
    await expect(reply(23)).toHaveCount(0);
    await portal.expectAccessible();
    await page.getByRole("button", { name: "Ver desde a primeira resposta" }).click();
    await expect(reply(1)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Fórum" })).toBeVisible();
    await expect(card).toBeInViewport();

    await read(page, path);
    await addReplies(id, 1);
    await visit(page, path);
    await expect(reply(27)).toBeFocused();
    await visit(page, `${path}#comentario-22`);
    await expect(reply(22)).toBeFocused();
  } finally {
    await callCms("DELETE", `/items/forum_posts/${id}`);
  }
});

test("forum: server-rendered content does not move when the reader continues before all code has loaded", async ({
  page,
}) => {
  await startSessionOf(page, await makeMember());
  const { id } = await makeTopic(2);
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(/\/assets\/topic-report-/, async (route) => {
    await held;
    await route.continue();
  });
  try {
    await visit(page, `${FORUM}/${id}`);
    const drawn = await page.locator("summary").getByText("Denunciar").elementHandle();
    await visit(page, `${FORUM}/${id}#comentario-1`);
    await expect(page.locator("#comentario-1")).toBeFocused();
    expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
  } finally {
    release();
    await callCms("DELETE", `/items/forum_posts/${id}`);
  }
});

test("forum: the team hides a reply in place", async ({ page, portal }) => {
  const eva = await makeMember({ firstName: "Eva" });
  await callCms("PATCH", `/users/${eva.directusUserId}`, { role: roleIds.editor });
  const { id } = await makeTopic(2);
  try {
    await startSessionOf(page, eva);
    await visit(page, `${FORUM}/${id}`);
    const reply = page.locator("#comentario-2");
    await reply.getByText("Ocultar o texto").click();
    await reply.getByLabel("Motivo").last().fill("Expõe outra pessoa.");
    await portal.expectAccessible();
    await reply.getByRole("button", { name: "Ocultar a resposta 2" }).click();
    await expect(page.getByText("1 resposta", { exact: true })).toBeVisible();
    await expect(reply).toHaveCount(0);
  } finally {
    await callCms("DELETE", `/items/forum_posts/${id}`);
  }
});

test("forum: a member chooses where notifications of new topics appear", async ({ page }) => {
  await startSessionOf(page, await makeMember());
  await visit(page, FORUM);
  await page.getByRole("navigation", { name: "Categorias do fórum" }).getByText("Idiomas").click();
  const choice = page.getByLabel("Tópicos novos em Idiomas");
  await choice.selectOption({ label: "Avisar de todo tópico novo" });
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Escolha salva.")).toBeVisible();
  await page.reload();
  await expect(choice.locator("option:checked")).toHaveText("Avisar de todo tópico novo");
});
