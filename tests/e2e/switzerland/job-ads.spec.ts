import { expect } from "@playwright/test";
import { roleIds } from "../../../contract/account/roles.ts";
import { callCms } from "../support/cms.ts";
import { makeMember, startSessionOf } from "../support/members.ts";
import { test, visit } from "../support/portal.ts";

const ADS = "/pt-BR/app/classifieds/jobs/ads";

test("job ad: a member sends it, the team releases it, everybody finds it, and its author withdraws it", async ({
  page,
  portal,
  browser,
}) => {
  const [author, editor] = await Promise.all([makeMember(), makeMember({ firstName: "Eva" })]);
  await callCms("PATCH", `/users/${editor.directusUserId}`, { role: roleIds.editor });
  const title = `Confeiteira ${author.directusUserId.slice(0, 8)}`;
  const team = await (await browser.newContext()).newPage();
  try {
    await test.step("the author writes it", async () => {
      await startSessionOf(page, author);
      await visit(page, ADS);
      await portal.expectAccessible();
      await page.getByLabel("Título da vaga").fill(title);
      await page.getByLabel("Empregador", { exact: true }).fill("Padaria Sol");
      await page.getByLabel("Município").fill("Olten");
      await page.getByLabel("Cantão").selectOption("SO");
      await page.getByLabel("Alemão").selectOption("A2");
      await page
        .getByLabel("Texto do anúncio")
        .fill("Bolos e tortas, de terça a sábado, de manhã.");
      await page.getByLabel("Para onde vai a candidatura").fill("vagas@padaria.ch");
      await page.getByRole("button", { name: "Enviar para a equipe" }).click();
      await expect(page.getByText("Confirme que você é o empregador").first()).toBeVisible();
      await expect(page.getByLabel("Título da vaga")).toHaveValue(title);
      await page.getByLabel(/^Declaro que sou o empregador/).check();
      await page.getByRole("button", { name: "Enviar para a equipe" }).click();
      await expect(page.getByText("Anúncio enviado")).toBeVisible();
      await expect(page.getByText("aguardando a equipe")).toBeVisible();
    });
    await test.step("the team releases it", async () => {
      await startSessionOf(team, editor);
      await visit(team, "/pt-BR/app/forum/moderation");
      const waiting = team
        .getByRole("region", { name: "Anúncios de vagas" })
        .getByRole("listitem")
        .filter({ hasText: title });
      await waiting.getByRole("button", { name: `Conferi: liberar ${title}` }).click();
      await expect(waiting).toHaveCount(0);
    });
    await test.step("members find it, and the author withdraws it", async () => {
      const list = `/pt-BR/app/classifieds/jobs?words=${encodeURIComponent(title)}`;
      await visit(team, list);
      await expect(team.getByRole("heading", { name: title })).toBeVisible();
      await visit(page, ADS);
      await expect(page.getByText(/^no ar até/)).toBeVisible();
      await page.getByRole("button", { name: `Retirar o anúncio ${title}` }).click();
      await expect(page.getByText("Anúncio retirado.")).toBeVisible();
    });
  } finally {
    await team.context().close();
    const filter = encodeURIComponent(JSON.stringify({ author: { _eq: author.directusUserId } }));
    const rows = await callCms<{ id: string }[]>("GET", `/items/jobs?filter=${filter}&fields=id`);
    for (const { id } of rows) await callCms("DELETE", `/items/jobs/${id}`);
  }
});
