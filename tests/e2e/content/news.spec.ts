import type { Page } from "@playwright/test";
import { callCms, publishNews, removeNews } from "../support/cms";
import { expect, test } from "../support/portal";

/** Five seconds on an idle machine; a cached page that is not purged stays for a minute. */
const EDIT_VISIBLE_WITHIN_MS = 30_000;

test("news: a member reads what an editor publishes, and sees a changed headline within five seconds", async ({
  page,
  portal,
}) => {
  const title = `Manchete ${crypto.randomUUID().slice(0, 8)}`;
  const news = await publishNews(title);
  try {
    await portal.startSessionAs("membro");
    await portal.open("/pt-BR/app/news");
    await page.getByRole("link", { name: title }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Segunda parte" })).toBeVisible();

    const changed = `${title} mudou`;
    await callCms("PATCH", `/items/news/${news.id}`, { title: changed });
    const listed = async () => (await page.request.get("/pt-BR/app/news")).text();
    await expect.poll(listed, { timeout: EDIT_VISIBLE_WITHIN_MS }).toContain(changed);
    await portal.open("/pt-BR/app/news");
    await expect(page.getByRole("link", { name: changed }).first()).toBeVisible();
  } finally {
    await removeNews(news.id);
  }
});

test("news results: are found without accents and filtered by category, with everything in the address", async ({
  page,
  portal,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const news = await publishNews(`Declaração número ${mark}`);
  try {
    await portal.startSessionAs("gratis");
    await portal.open(`/pt-BR/app/news/results?query=declaracao+${mark}`);
    await expect(page.getByRole("link", { name: news.title })).toBeVisible();
    await expect(page.getByText("1 notícia", { exact: true })).toBeVisible();
    await portal.open("/pt-BR/app/news/results?query=palavra-que-nao-existe");
    await expect(page.getByText("Nada em notícias com “palavra-que-nao-existe”")).toBeVisible();
  } finally {
    await removeNews(news.id);
  }
});

test("news category: its chip shows the icon that an editor chose", async ({ page, portal }) => {
  const [category] = await callCms<{ id: string; name: string; icon: string }[]>(
    "GET",
    "/items/categories?filter[slug][_eq]=moradia",
  );
  if (!category) throw new Error("there is no category of housing");
  const chip = page
    .getByRole("navigation", { name: "Categorias" })
    .getByRole("link", { name: category.name });
  await callCms("PATCH", `/items/categories/${category.id}`, { icon: "lucide:tent-tree" });
  try {
    await portal.startSessionAs("gratis");
    await expect(async () => {
      const requested = page.waitForRequest(/\/icons\/lucide\.json\?icons=.*tent-tree/, {
        timeout: 10_000,
      });
      await Promise.all([requested, portal.open("/pt-BR/app/news")]);
    }).toPass({ timeout: EDIT_VISIBLE_WITHIN_MS });
    await expect(chip.locator("svg.iconify--lucide path").first()).toBeAttached();
    await portal.expectAccessible();
  } finally {
    await callCms("PATCH", `/items/categories/${category.id}`, { icon: category.icon });
  }
});

/** Headlines visible without scrolling: whole in the window, not covered. */
function countHeadlinesInSight(page: Page): Promise<number> {
  return page
    .getByRole("main")
    .getByRole("article")
    .getByRole("heading")
    .evaluateAll(
      (headings) =>
        headings.filter((heading) => {
          const { left, right, top, bottom } = heading.getBoundingClientRect();
          const article = heading.closest("article");
          return [top + 1, bottom - 1].every((y) =>
            article?.contains(document.elementFromPoint((left + right) / 2, y)),
          );
        }).length,
    );
}

test("news: the first screen shows five headlines on a desktop and two on a phone, and a chip filters in place", async ({
  page,
  portal,
}) => {
  await portal.startSessionAs("gratis");
  for (const [width, height, expected, chipRows] of [
    [1200, 900, 5, 2],
    [390, 844, 2, 1],
  ] as const) {
    await page.setViewportSize({ width, height });
    await portal.open("/pt-BR/app/news");
    expect(await countHeadlinesInSight(page)).toBeGreaterThanOrEqual(expected);

    const chips = page.getByRole("navigation", { name: "Categorias" });
    const rows = await chips
      .getByRole("link")
      .evaluateAll((links) => new Set(links.map((link) => link.getBoundingClientRect().top)).size);
    expect(rows).toBeLessThanOrEqual(chipRows);
    await chips.getByRole("link", { name: "Moradia" }).click();
    await expect(page).toHaveURL(/\/pt-BR\/app\/news\?category=moradia$/);
    await expect(chips.getByRole("link", { name: "Moradia" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(page.getByRole("heading", { level: 1, name: "Notícias" })).toBeVisible();
    await expect(page.getByRole("article").filter({ hasNotText: "Moradia" })).toHaveCount(0);
    expect(await countHeadlinesInSight(page)).toBeGreaterThanOrEqual(2);

    await portal.open("/pt-BR/app/news/results?query=krankenkasse");
    await expect(page.getByRole("article").filter({ hasText: "seguro de saúde" })).not.toHaveCount(
      0,
    );
    expect(await countHeadlinesInSight(page)).toBeGreaterThanOrEqual(1);
  }
});
