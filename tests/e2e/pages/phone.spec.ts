import { randomUUID } from "node:crypto";
import { callCms } from "../support/cms";
import { makeMember, startSessionOf } from "../support/members";
import { expect, test, visit } from "../support/portal";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const APP = "/pt-BR/app";

for (const [path, list] of [
  ["/classifieds/mobile-plans", "Resultados"],
  ["/forum", "Tópicos"],
  ["/members", "Lista de membros"],
] as const) {
  test(`phone: the first result of ${path} is in the first screen, above the tab bar`, async ({
    page,
    portal,
  }) => {
    await portal.startSessionAs("membro");
    await visit(page, APP + path);
    const first = page
      .getByRole("region", { name: list })
      .getByRole("heading", { level: 3 })
      .first();
    const [result, bar] = await Promise.all([
      first.boundingBox(),
      page.getByRole("navigation", { name: "Navegação rápida" }).boundingBox(),
    ]);
    if (!result || !bar) throw new Error("the page has no results or no tab bar");
    expect(result.y + result.height).toBeLessThanOrEqual(bar.y);
  });
}

test("phone: filters open in a panel that counts the active ones", async ({ page, portal }) => {
  await portal.startSessionAs("membro");
  await visit(page, `${APP}/forum`);
  const canton = page.getByLabel("Cantão");
  await expect(canton).toBeHidden();
  await page.getByText("Filtros", { exact: true }).first().click();
  await canton.selectOption("ZH");
  await page.getByRole("button", { name: "Filtrar" }).click();
  await expect(page).toHaveURL(/canton=ZH/);
  await expect(page.getByText("Filtros: 1 ativo").first()).toBeVisible();
  await expect(canton).toBeHidden();
});

for (const [path, list] of [
  ["/classifieds/mobile-plans", "Resultados"],
  ["/forum", "Tópicos"],
  ["/members", "Lista de membros"],
  ["/articles/results", "Resultados"],
] as const) {
  test(`phone: the number of results of ${path} and the way to the filters stay in sight`, async ({
    page,
    portal,
  }) => {
    await portal.startSessionAs("membro");
    await visit(page, APP + path);
    const region = page.getByRole("region", { name: list });
    const last = region.getByRole("link").last();
    await last.scrollIntoViewIfNeeded();
    const link = region.getByRole("link", { name: /^Filtros/ });
    await expect(link).toBeInViewport({ ratio: 1 });
    const bar = link.locator("xpath=..");
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(56);
    // Back by keyboard, what gets the focus is never below the bar.
    await last.focus();
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press("Shift+Tab");
      const isCovered = await bar.evaluate((element) => {
        const focused = document.activeElement;
        if (!focused || element.contains(focused)) return false;
        const [own, its] = [element, focused].map((each) => each.getBoundingClientRect());
        return own && its ? its.top < own.bottom - 1 && its.bottom > own.top + 1 : false;
      });
      expect(isCovered).toBe(false);
    }
    await link.click();
    const title = page.locator("#filtros");
    await expect(title).toBeFocused();
    await expect(title.locator("xpath=..")).toHaveAttribute("open");
  });
}

test("phone: compared cantons keep their names and the way to change them in sight", async ({
  page,
  portal,
}) => {
  await portal.startSessionAs("membro");
  await visit(page, `${APP}/cantons/compare?c=ZH,BE,VD`);
  await page.getByText("Fontes e anos").scrollIntoViewIfNeeded();
  const change = page.getByRole("link", { name: "Mudar cantões" });
  await expect(change).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("columnheader", { name: "Vaud" })).toBeInViewport();
  await change.click();
  await expect(page.getByLabel("Acrescentar um cantão")).toBeInViewport();
});

test("phone: cleared filters close their panel, and the number of results is announced", async ({
  page,
  portal,
}) => {
  const slug = `vaga-${randomUUID()}`;
  const ad = { title: "Vaga para filtrar", slug, company: "Padaria", status: "published" };
  const { id } = await callCms<{ id: string }>("POST", "/items/jobs", ad);
  await portal.startSessionAs("membro");
  await visit(page, `${APP}/classifieds/jobs?words=nada-assim`);
  const count = page.getByRole("region", { name: "Resultados" }).getByRole("status").first();
  await expect(count).toHaveText("Nenhum resultado");
  await page.getByText("Filtros: 1 ativo").first().click();
  const clear = page.getByRole("form", { name: "Filtros" }).getByRole("link", { name: "Limpar" });
  await clear.click();
  await expect(clear).toBeHidden();
  await expect(count).toHaveText(/^\d+ resultados?$/);
  await expect(page.getByText("Filtros", { exact: true }).first()).toBeFocused();
  await callCms("DELETE", `/items/jobs/${id}`);
});

test("phone: health insurance shows premiums first once they are found", async ({
  page,
  portal,
}) => {
  await portal.startSessionAs("membro");
  await visit(page, `${APP}/classifieds/health-insurances`);
  await page.getByLabel("CEP da moradia").fill("8004");
  await page.getByLabel("Ano de nascimento").fill("1990");
  await page.getByRole("button", { name: "Comparar prêmios" }).click();
  const first = page
    .getByRole("region", { name: /^Pessoa 1: adulto/ })
    .getByRole("row")
    .nth(1);
  await expect(first).toBeInViewport();
  await expect(page.getByLabel("CEP da moradia")).toBeHidden();
  await page.getByText("Seus dados para a comparação").click();
  await expect(page.getByLabel("CEP da moradia")).toHaveValue("8004");
});

test("phone: a tab opens its hub, and an area shows its siblings", async ({ page, portal }) => {
  await portal.startSessionAs("membro");
  await visit(page, `${APP}/forum`);
  await page.getByRole("link", { name: "Suíça", exact: true }).click();
  await page.getByRole("main").getByRole("link", { name: "Cantões", exact: true }).click();
  await expect(page).toHaveURL(/\/app\/cantons$/);
  const siblings = page.getByRole("navigation", { name: "Suíça", exact: true });
  await siblings.getByRole("link", { name: "Ferramentas" }).click();
  await expect(page).toHaveURL(/\/app\/tools$/);
});

test("phone: the chat list has the bars of other pages, a way to the members, and a conversation has neither", async ({
  page,
}) => {
  const [ana, bia] = [await makeMember(), await makeMember()];
  await startSessionOf(page, ana);
  await visit(page, `${APP}/chat`);
  await expect(page.getByRole("navigation", { name: "Navegação rápida" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Notificações/ })).toBeVisible();
  await page.getByRole("link", { name: "Ver os membros" }).click();
  await expect(page).toHaveURL(/\/app\/members$/);
  await visit(page, `${APP}/chat/${bia.directusUserId}`);
  await expect(page.getByRole("navigation", { name: "Navegação rápida" })).toBeHidden();
  await expect(page.getByRole("link", { name: /^Notificações/ })).toBeHidden();
});
