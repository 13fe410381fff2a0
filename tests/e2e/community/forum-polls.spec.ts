import { expect } from "@playwright/test";
import { callCms } from "../support/cms.ts";
import { makeMember, startSessionOf } from "../support/members.ts";
import { test, visit } from "../support/portal.ts";

test("forum poll: a paying member creates it, a free member votes and changes the vote, and it is closed", async ({
  page,
  portal,
  browser,
}) => {
  const ana = await makeMember({ role: "payingUser" });
  const bia = await makeMember({ firstName: "Bia" });
  const title = `Onde fazem as compras do mês? ${ana.directusUserId.slice(0, 8)}`;
  const others = await browser.newContext({ javaScriptEnabled: false });
  try {
    await startSessionOf(page, ana);
    await visit(page, "/pt-BR/app/forum/create");
    await page.getByLabel("Título").fill(title);
    await page.getByLabel("Texto", { exact: true }).fill("Quero saber onde sai mais barato.");
    await page.getByLabel("Categoria").selectOption({ label: "Documentos e autorizações" });
    await page.getByText("Adicionar uma enquete").click();
    await page.getByLabel("Pergunta da enquete").fill("Qual mercado?");
    await page.getByLabel("Opções").fill("Migros\nCoop\nDenner");
    await portal.expectAccessible();
    await page.getByRole("button", { name: "Publicar tópico" }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const shown = page.getByRole("region", { name: "Enquete" });
    await expect(shown).toContainText("Ninguém votou ainda.");
    await portal.expectAccessible();
    const path = new URL(page.url()).pathname;

    // Without scripts, as a plain form.
    const second = await others.newPage();
    await startSessionOf(second, bia);
    await second.goto(path);
    const poll = second.getByRole("region", { name: "Enquete" });
    await poll.getByRole("radio", { name: "Migros" }).check();
    await poll.getByRole("button", { name: "Votar" }).click();
    await expect(second.getByText("Voto registrado.")).toBeVisible();
    await poll.getByRole("radio", { name: "Coop" }).check();
    await poll.getByRole("button", { name: "Mudar o voto" }).click();
    await expect(poll).toContainText("1 voto · 100%");
    await expect(poll.getByRole("radio", { name: "Coop" })).toBeChecked();

    await visit(page, path);
    await shown.getByText("Encerrar a enquete agora").click();
    await shown.getByRole("button", { name: "Encerrar a enquete" }).click();
    await expect(page.getByText("Enquete encerrada.")).toBeVisible();
    await expect(shown).toContainText("1 voto · 100%");
    await expect(shown.getByRole("radio")).toHaveCount(0);

    await poll.getByRole("radio", { name: "Denner" }).check();
    await poll.getByRole("button", { name: "Mudar o voto" }).click();
    await expect(second.getByText("A enquete não recebe mais votos.")).toBeVisible();
    await expect(poll.getByRole("radio")).toHaveCount(0);
  } finally {
    await others.close();
    const query = `filter[title][_eq]=${encodeURIComponent(title)}&fields=id`;
    const found = await callCms<{ id: string }[]>("GET", `/items/forum_posts?${query}`);
    for (const { id } of found) await callCms("DELETE", `/items/forum_posts/${id}`);
  }
});
