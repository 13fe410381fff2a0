import { expect, type Browser, type Page } from "@playwright/test";
import { roleIds } from "../../../contract/account/roles.ts";
import { callCms } from "../support/cms.ts";
import { makeMember, startSessionOf, type MadeMember } from "../support/members.ts";
import { test, visit } from "../support/portal.ts";

const FORUM = "/pt-BR/app/forum";

async function asMember(browser: Browser, member: MadeMember): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await startSessionOf(page, member);
  return page;
}

/** Creates an editor who is also a member. */
async function makeEditor(firstName: string): Promise<MadeMember> {
  const member = await makeMember({ firstName });
  await callCms("PATCH", `/users/${member.directusUserId}`, { role: roleIds.editor });
  return member;
}

test("moderation: a reported text is hidden, its author is suspended and appeals, and another moderator grants it", async ({
  page,
  portal,
  browser,
}) => {
  const [author, reporter, eva, ivo] = await Promise.all([
    makeMember(),
    makeMember({ firstName: "Bia" }),
    makeEditor("Eva"),
    makeEditor("Ivo"),
  ]);
  const title = `Um tópico denunciado ${author.directusUserId.slice(0, 8)}`;
  const { id } = await callCms<{ id: string }>("POST", "/items/forum_posts", {
    ...{ title, body: "Um texto que alguém vai denunciar.", status: "open", type: "question" },
  });
  await callCms("PATCH", `/items/forum_posts/${id}`, { user_created: author.directusUserId });
  const pages: Page[] = [];
  try {
    const second = await asMember(browser, reporter);
    pages.push(second);
    await visit(second, `${FORUM}/${id}`);
    await second.getByText("Denunciar", { exact: true }).first().click();
    await second.getByRole("button", { name: "Enviar denúncia" }).first().click();
    await expect(second.getByText("Denúncia recebida.")).toBeVisible();

    await startSessionOf(page, eva);
    await visit(page, FORUM);
    await page.getByRole("link", { name: "Moderação" }).click();
    const listed = (section: string) =>
      page.getByRole("region", { name: section }).getByRole("listitem").filter({ hasText: title });
    const reported = listed("Textos denunciados");
    await reported.getByRole("button", { name: "Assumir" }).click();
    await expect(reported.getByText("Com Eva")).toBeVisible();
    await portal.expectAccessible();
    await reported.getByText("Silenciar ou suspender quem escreveu").click();
    await reported.getByLabel("Medida").selectOption({ label: "Suspender" });
    const form = (summary: string) => reported.getByRole("group").filter({ hasText: summary });
    const sanction = form("Silenciar ou suspender quem escreveu");
    await sanction.getByLabel("Motivo").fill("Propaganda repetida.");
    await reported.getByRole("button", { name: "Aplicar a medida" }).click();
    await expect(reported.getByText("Medida aplicada.")).toBeVisible();
    await reported.getByText("Ocultar o texto", { exact: true }).click();
    await form("Ocultar o texto").getByLabel("Motivo").fill("Propaganda repetida.");
    await reported.getByRole("button", { name: "Ocultar", exact: true }).click();
    await expect(reported).toHaveCount(0);
    expect((await second.goto(`${FORUM}/${id}`))?.status()).toBe(404);
    const again = listed("Últimas decisões").getByRole("button", { name: "Mostrar de novo" });
    await again.click();
    await expect(again).toHaveCount(0);
    expect((await second.goto(`${FORUM}/${id}`))?.status()).toBe(200);

    const third = await asMember(browser, author);
    pages.push(third);
    await visit(third, `${FORUM}/create`);
    await third.getByLabel("Título").fill(`Outra pergunta ${id.slice(0, 8)} de quem não pode`);
    await third.getByLabel("Texto", { exact: true }).fill("Isto não chega a ser publicado.");
    await third.getByLabel("Categoria").selectOption({ label: "Idiomas" });
    await third.getByRole("button", { name: "Publicar tópico" }).click();
    await expect(third.getByText("Você não pode escrever nem curtir por enquanto.")).toBeVisible();
    await visit(third, `${FORUM}/my-discussions`);
    await third.getByRole("link", { name: "Decisões sobre você" }).click();
    const measure = third.getByRole("listitem").filter({ hasText: "Propaganda repetida." });
    await measure
      .getByLabel("Por que a decisão deve mudar?")
      .fill("O link era da comuna, não era propaganda.");
    await measure.getByRole("button", { name: "Enviar recurso" }).click();
    await expect(third.getByText("Recurso enviado.")).toBeVisible();
    await expect(measure.getByText("Esperando resposta")).toBeVisible();

    await visit(page, `${FORUM}/moderation`);
    const requested = page.getByRole("listitem").filter({ hasText: "O link era da comuna" });
    await expect(requested.getByText("outra pessoa da equipe responde")).toBeVisible();
    const fourth = await asMember(browser, ivo);
    pages.push(fourth);
    await visit(fourth, `${FORUM}/moderation`);
    const appeal = fourth.getByRole("listitem").filter({ hasText: "O link era da comuna" });
    await appeal.getByLabel("Resposta").fill("Vimos o link: engano nosso.");
    await appeal.getByRole("button", { name: "Aceitar o recurso" }).click();
    await expect(fourth.getByText("Feito.")).toBeVisible();
    await visit(third, `${FORUM}/appeals`);
    await expect(third.getByText("Vimos o link: engano nosso.")).toBeVisible();
    await expect(third.getByText("Terminou")).toBeVisible();
  } finally {
    for (const each of pages) await each.context().close();
    await callCms("DELETE", `/items/forum_posts/${id}`);
  }
});
