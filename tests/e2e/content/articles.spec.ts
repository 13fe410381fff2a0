import { callCms } from "../support/cms";
import { expect, test, waitUntilHydrated } from "../support/portal";

// The browser logs every response of a locked item, as of any status other than 200.
test.use({ allowedErrors: [/status of 402/] });

type Article = { id: string; slug: string; title: string };

function publishArticle(title: string, access: "free" | "paying"): Promise<Article> {
  return callCms<Article>("POST", "/items/articles", {
    title,
    slug: `teste-${crypto.randomUUID()}`,
    summary: "Resumo do artigo de teste.",
    body: `<p>A abertura ${"palavra ".repeat(20)}</p><h2>Primeiro passo</h2><p>${"texto ".repeat(80)}</p><h2>Segundo passo</h2><p>O fim.</p>`,
    status: "published",
    access,
    level: "advanced",
    permitTypes: ["B", "C"],
    reviewedAt: "2026-11-02",
    reviewDueAt: "2027-10-20",
    reviewer: "Equipe editorial",
    sources: [{ name: "SEM", url: "https://www.sem.admin.ch/" }],
    publishedAt: new Date().toISOString(),
  });
}

const removeArticle = ({ id }: Article) => callCms("DELETE", `/items/articles/${id}`);
const name = (word: string) => `${word} ${crypto.randomUUID().slice(0, 8)}`;

test("article: a guest is redirected to the login and then back to the article", async ({
  page,
  portal,
}) => {
  const article = await publishArticle(name("Aberto"), "free");
  try {
    await page.goto(`/pt-BR/app/articles/${article.slug}`);
    await expect(page).toHaveURL(/\/pt-BR\/login\?redirect=/);
    await waitUntilHydrated(page);
    await page.getByLabel("E-mail").fill("gratis@example.com");
    await page.getByLabel("Senha", { exact: true }).fill("Portal-Demo-2026!");
    await page.getByRole("button", { name: "Entrar", exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/pt-BR/app/articles/${article.slug}$`));
    await expect(page.getByRole("heading", { level: 1, name: article.title })).toBeVisible();
    const facts = page.getByLabel("Sobre este conteúdo");
    await expect(facts.getByText("Verificado em")).toBeVisible();
    await expect(facts.getByText("2 nov. 2026", { exact: true })).toBeVisible();
    await portal.expectAccessible();
  } finally {
    await removeArticle(article);
  }
});

test("article list: a free member filters it by keyboard and sees the lock with a link to the membership", async ({
  page,
  portal,
}) => {
  const article = await publishArticle(name("Fechado"), "paying");
  try {
    await portal.startSessionAs("gratis");
    await portal.open("/pt-BR/app/articles/results");
    await page.getByLabel("Palavras").focus();
    await page.keyboard.type(article.title);
    await page.keyboard.press("Enter");
    const found = page.getByRole("link", { name: article.title, exact: true });
    await expect(page.getByText("1 artigo", { exact: true })).toBeVisible();
    await expect(page.getByRole("article").getByText("Para assinantes")).toBeVisible();
    await portal.expectAccessible();
    await found.focus();
    const answered = page.waitForResponse((response) => response.url().includes(article.slug));
    await page.keyboard.press("Enter");
    expect((await answered).status()).toBe(402);
    await expect(page.getByRole("heading", { level: 1, name: article.title })).toBeVisible();
    const gate = page.getByRole("region", { name: /faz parte da assinatura/ });
    await expect(gate.getByText("Segundo passo")).toBeVisible();
    await expect(page.getByText("O fim.")).toHaveCount(0);
    await portal.expectAccessible();
    await gate.getByRole("link", { name: "Conhecer a assinatura" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/pt-BR\/app\/membership\?back=/);
  } finally {
    await removeArticle(article);
  }
});

test("article: a paying member reads it, saves it and removes it from the favorites", async ({
  page,
  portal,
}) => {
  const article = await publishArticle(name("Completo"), "paying");
  try {
    await portal.startSessionAs("membro2");
    await portal.open("/pt-BR/app/articles");
    await page.getByRole("link", { name: article.title, exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: article.title })).toBeVisible();
    await expect(page.getByText("O fim.")).toBeVisible();
    const heart = page.getByRole("button", { name: /favorit/i });
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("button", { name: "Desfazer" })).toBeVisible();
    await portal.open("/pt-BR/app/articles/favorites");
    await expect(page.getByRole("link", { name: article.title, exact: true })).toBeVisible();
    await portal.expectAccessible();
    const stored = page.getByRole("button", { name: new RegExp(article.title) });
    await stored.click();
    await expect(stored).toHaveAttribute("aria-pressed", "false");
    await expect(page.getByRole("button", { name: "Desfazer" })).toBeVisible();
    await portal.open("/pt-BR/app/articles/favorites");
    await expect(page.getByRole("link", { name: article.title, exact: true })).toHaveCount(0);
  } finally {
    await removeArticle(article);
  }
});

test("article list: filters are part of the address, and level and permit offer only matching values", async ({
  page,
  portal,
}) => {
  const article = await publishArticle(name("Nível"), "free");
  try {
    await portal.startSessionAs("gratis");
    const query = encodeURIComponent(article.title);
    await portal.open(`/pt-BR/app/articles/results?query=${query}&level=advanced&permit=C`);
    await expect(page.getByRole("link", { name: article.title, exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Remover filtro: Nível: Avançado" }).click();
    await expect(page).not.toHaveURL(/level=/);
    await portal.open(`/pt-BR/app/articles/results?query=${query}&permit=Ci`);
    await expect(page.getByText(/^Nada em artigos com/)).toBeVisible();
  } finally {
    await removeArticle(article);
  }
});
