import { expect } from "@playwright/test";
import { callCms } from "../support/cms.ts";
import { makeMember, startSessionOf } from "../support/members.ts";
import { test, visit } from "../support/portal.ts";

test("forum draft: a text started in one browser continues in another", async ({
  page,
  portal,
  browser,
}) => {
  const ana = await makeMember();
  const others = await browser.newContext();
  try {
    await startSessionOf(page, ana);
    await visit(page, "/pt-BR/app/forum/create");
    await page.getByLabel("Título").fill("Um título começado no trem");
    await page.getByLabel("Texto", { exact: true }).fill("O texto que começou no trem.");
    await page.getByLabel("Categoria").selectOption({ label: "Idiomas" });
    await expect(page.getByText("Rascunho salvo.")).toBeVisible();

    const second = await others.newPage();
    await startSessionOf(second, ana);
    await visit(second, "/pt-BR/app/forum/my-discussions");
    await second.getByRole("link", { name: "Um título começado no trem" }).click();
    const text = second.getByLabel("Texto", { exact: true });
    await expect(text).toHaveValue("O texto que começou no trem.");
    await expect(second.getByLabel("Categoria").locator("option:checked")).toHaveText("Idiomas");
    await text.fill("O texto que continuou em casa.");
    await expect(second.getByText("Rascunho salvo.")).toBeVisible();

    await page.getByLabel("Texto", { exact: true }).fill("Outro fim, escrito no trem.");
    await expect(page.getByText("Este rascunho foi mudado em outro aparelho")).toBeVisible();
    await portal.expectAccessible();
    await page.getByRole("button", { name: "Usar o texto de lá" }).click();
    await expect(page.getByLabel("Texto", { exact: true })).toHaveValue(
      "O texto que continuou em casa.",
    );
  } finally {
    await others.close();
  }
});

test("forum: one member asks, another answers; the answer is marked as solution, unmarked and reported", async ({
  page,
  portal,
  browser,
}) => {
  const [ana, bia] = [await makeMember(), await makeMember({ firstName: "Bia" })];
  const title = `Quanto tempo demora o registro? ${ana.directusUserId.slice(0, 8)}`;
  const others = await browser.newContext();
  try {
    await startSessionOf(page, ana);
    await visit(page, "/pt-BR/app/forum/create");
    await page.getByLabel("Título").fill(title);
    await page.getByLabel("Texto", { exact: true }).fill("Fui à comuna e **ninguém** sabia dizer.");
    await page.getByRole("button", { name: "Pré-visualizar" }).click();
    await expect(page.getByRole("region", { name: "Pré-visualização" })).toContainText("ninguém");
    await page.getByLabel("Categoria").selectOption({ label: "Documentos e autorizações" });
    await portal.expectAccessible();
    await page.getByRole("button", { name: "Publicar tópico" }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const path = new URL(page.url()).pathname;

    const second = await others.newPage();
    await startSessionOf(second, bia);
    await visit(second, path);
    await second.getByLabel("Sua resposta").fill("Comigo foram duas semanas.");
    await second.getByRole("button", { name: "Responder ao tópico" }).click();
    await expect(second.getByText("1 resposta", { exact: true })).toBeVisible();

    await visit(page, path);
    await page.getByRole("button", { name: "Marcar como solução" }).click();
    await expect(page.getByText("Marcada como solução.")).toBeVisible();
    await visit(second, path);
    const solution = second.getByRole("region", { name: "Solução" });
    await expect(solution).toContainText("ver a resposta de Bia T.");
    await expect(second.getByRole("button", { name: "Marcar como solução" })).toHaveCount(0);
    await second.getByRole("button", { name: "Curtir", exact: true }).click();
    await expect(second.getByText("1 curtida")).toBeVisible();
    await second.getByText("Denunciar", { exact: true }).first().click();
    await second.getByRole("button", { name: "Enviar denúncia" }).first().click();
    await expect(second.getByText("Denúncia recebida.")).toBeVisible();

    await page.getByRole("button", { name: "Desmarcar como solução" }).click();
    await expect(page.getByText("Não é mais a solução.")).toBeVisible();
    await portal.expectAccessible();
  } finally {
    await others.close();
    const query = `filter[title][_eq]=${encodeURIComponent(title)}&fields=id`;
    const found = await callCms<{ id: string }[]>("GET", `/items/forum_posts?${query}`);
    for (const { id } of found) await callCms("DELETE", `/items/forum_posts/${id}`);
  }
});
