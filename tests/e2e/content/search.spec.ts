import { publishNews, removeNews } from "../support/cms";
import { makeMember, setListed, startSessionOf, surnameOf } from "../support/members.ts";
import { DEMO_PASSWORD, expect, test, visit } from "../support/portal";

test("search: finds published content while the member types, and opens it without a mouse", async ({
  page,
  portal,
}) => {
  const mark = `zebrado${crypto.randomUUID().slice(0, 6)}`;
  const news = await publishNews(`Pedágio ${mark}`);
  try {
    await portal.startSessionAs("membro");
    await visit(page, "/pt-BR/app");
    await expect
      .poll(async () => {
        const answer = await page.request.get(`/pt-BR/app/search/groups?query=${mark}`);
        return answer.ok() ? ((await answer.json()) as { total: number }).total : 0;
      })
      .toBe(1);

    await page.keyboard.press("/");
    const dialog = page.getByRole("dialog", { name: "Buscar no portal" });
    await expect(dialog.getByRole("combobox")).toBeFocused();
    await page.keyboard.type(`pedagio ${mark}`);
    await expect(dialog.getByRole("group", { name: "Notícias (1)" })).toBeVisible();
    await expect(dialog.getByRole("status")).toHaveText("1 resultado");
    await portal.expectAccessible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/app/news/${news.slug}$`));
    await expect(dialog).toBeHidden();

    await page.keyboard.press("Control+k");
    await expect(dialog.getByRole("option", { name: `pedagio ${mark}` })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  } finally {
    await removeNews(news.id);
  }
});

test.describe("search without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the header field leads to results that can be filtered and shared", async ({ page }) => {
    await page.goto("/pt-BR/login");
    await page.getByLabel("E-mail").fill("gratis@example.com");
    await page.getByLabel("Senha", { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole("button", { name: "Entrar", exact: true }).click();
    await expect(page).toHaveURL(/\/pt-BR\/app$/);
    const quick = page.getByRole("search", { name: "Busca rápida" });
    await quick.getByRole("searchbox").fill("imposto na fonte");
    await quick.getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL(/\/app\/search\?query=imposto\+na\+fonte$/);
    await expect(page.getByRole("heading", { level: 1, name: "Busca" })).toBeVisible();
    const hits = page.getByRole("article");
    await expect(hits.first()).toContainText(/imposto/i);

    const kinds = page.getByRole("navigation", { name: "Tipo de conteúdo" });
    await kinds.getByRole("link", { name: /^Artigos/ }).click();
    await expect(page).toHaveURL(/kind=articles/);
    await expect(hits.filter({ hasText: "Para assinantes" }).first()).toBeVisible();
  });
});

test("search: answers a question about a canton with source and year, for members with access", async ({
  page,
  portal,
}) => {
  await portal.startSessionAs("membro2");
  await visit(page, "/pt-BR/app/search?query=aluguel+m%C3%A9dio+em+Zug");
  const answer = page.getByRole("region", { name: "Resposta" });
  await expect(answer).toContainText("Aluguel líquido médio: Zug");
  await expect(answer).toContainText(/Fonte: .*2024/);
  await portal.expectAccessible();
  await page.getByRole("searchbox", { name: "O que você procura?" }).fill("xqzwvk");
  await page.getByRole("button", { name: "Buscar", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Nada encontrado para “xqzwvk”" })).toBeVisible();
});

test("search: answers a question about a calculated number and links to the calculator", async ({
  page,
  portal,
}) => {
  await portal.startSessionAs("membro2");
  await visit(page, "/pt-BR/app/search?query=abono+por+filho");
  const answer = page.getByRole("region", { name: "Resposta" });
  await expect(answer).toContainText(/CHF\s215 por mês.*Fonte: .*2026/);
  await answer.getByRole("link", { name: "Fazer a conta com isso" }).click();
  await expect(page).toHaveURL(/\/pt-BR\/app\/tools\/net-salary$/);
});

test("search: shows no figure to a free member", async ({ page, portal }) => {
  await portal.startSessionAs("gratis");
  await visit(page, "/pt-BR/app/search?query=aluguel+m%C3%A9dio+em+Zug");
  await expect(page.getByRole("heading", { level: 1, name: "Busca" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Resposta" })).toHaveCount(0);
});

test("search: finds an offer of the classifieds and opens it in place", async ({
  page,
  portal,
}) => {
  await portal.startSessionAs("membro2");
  await visit(page, "/pt-BR/app/search?query=celular&kind=offers");
  const link = page.getByRole("article").getByRole("link").first();
  const title = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(/\/pt-BR\/app\/classifieds\/mobile-plans\?offer=/);
  await expect(page.getByRole("heading", { name: title }).first()).toBeVisible();
});

test("search: finds a listed member by name, and no longer after they left the list", async ({
  page,
  portal,
  browser,
}) => {
  const member = await makeMember({ firstName: "Bia" });
  const name = `Bia ${surnameOf(member)}`;
  const theirs = await (await browser.newContext()).newPage();
  await startSessionOf(theirs, member);
  await setListed(theirs, member, { name, isListed: true });

  await portal.startSessionAs("gratis");
  await visit(page, "/pt-BR/app");
  await page.keyboard.press("/");
  const dialog = page.getByRole("dialog", { name: "Buscar no portal" });
  await expect(dialog.getByRole("combobox")).toBeFocused();
  await page.keyboard.type(name.toLowerCase());
  await expect(dialog.getByRole("group", { name: "Pessoas (1)" })).toBeVisible();
  await portal.expectAccessible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/app/profile/${member.directusUserId}$`));

  const search = `/pt-BR/app/search?${new URLSearchParams({ query: name, kind: "people" })}`;
  await visit(page, search);
  await expect(page.getByRole("article").getByRole("link", { name })).toBeVisible();
  await expect(page.getByRole("link", { name: "Pessoas (1)" })).toHaveAttribute("aria-current");
  await portal.expectAccessible();
  await setListed(theirs, member, { name, isListed: false });
  await theirs.close();
  await visit(page, search);
  await expect(page.getByRole("article")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Pessoas/ })).toHaveCount(0);
});
