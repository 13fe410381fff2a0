import type { Locator, Page } from "@playwright/test";
import { holdData } from "./held-data";
import { DEMO_PASSWORD, expect, test } from "./portal";

// Narrow enough for a long list, and without the map panel's own request.
test.use({ viewport: { width: 744, height: 700 } });

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY);

async function scrollDown(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
  await expect.poll(() => scrolledTo(page)).toBe(top);
}

/** Keeps every position the window takes from here on. */
async function traceScroll(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    const look = () => {
      if (positions.at(-1) !== window.scrollY) positions.push(window.scrollY);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { positions: number[] }).positions);
}

/** Follows a link of the page without scrolling it into view first, as a click of the mouse does not. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

test.describe("the window", () => {
  test("glides to the top of another page, and back to its old place", async ({ page, portal }) => {
    await portal.logInAs("membro");
    await portal.open("/pt-BR/app/news");
    await scrollDown(page, 600);
    const positions = await traceScroll(page);
    await follow(page, "/pt-BR/app");
    await expect(heading(page, "Olá")).toBeVisible();
    await expect.poll(() => scrolledTo(page)).toBe(0);
    const onTheWay = (await positions()).filter((top) => top > 0 && top < 600);
    expect(onTheWay.length).toBeGreaterThan(3);

    await scrollDown(page, 200);
    await page.goBack();
    await expect(heading(page, "Notícias")).toBeVisible();
    await expect.poll(() => scrolledTo(page)).toBe(600);
    await page.goForward();
    await expect(heading(page, "Olá")).toBeVisible();
    await expect.poll(() => scrolledTo(page)).toBe(200);
  });

  test("glides from the last link of the landing page", async ({ page, portal }) => {
    await portal.open("/pt-BR");
    await scrollDown(page, 1500);
    const positions = await traceScroll(page);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Privacidade", exact: true })
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL(/privacy$/);
    await expect.poll(() => scrolledTo(page)).toBe(0);
    const onTheWay = (await positions()).filter((top) => top > 0 && top < 1000);
    expect(onTheWay.length).toBeGreaterThan(3);
  });

  test("glides after a form that leads to another page", async ({ page, portal }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await portal.open("/pt-BR/login");
    await page.getByLabel("E-mail").fill("membro@example.com");
    await page.getByLabel("Senha", { exact: true }).fill(DEMO_PASSWORD);
    await scrollDown(page, 300);
    const positions = await traceScroll(page);
    await page
      .getByRole("button", { name: "Entrar", exact: true })
      .evaluate((button: HTMLButtonElement) => button.click());
    await expect(heading(page, "Olá")).toBeVisible();
    await expect.poll(() => scrolledTo(page)).toBe(0);
    const onTheWay = (await positions()).filter((top) => top > 0 && top < 300);
    expect(onTheWay.length).toBeGreaterThan(3);
  });

  test("stays where it is when only the query changes", async ({ page, portal }) => {
    await portal.logInAs("membro");
    await portal.open("/pt-BR/app/news/results");
    await scrollDown(page, 300);
    const positions = await traceScroll(page);
    await follow(page, "/pt-BR/app/news/results?sort=old");
    await expect(page).toHaveURL(/sort=old$/);
    await expect(page.getByLabel("Ordem")).toHaveValue("old");
    expect(await positions()).toEqual([300]);
    await expect(heading(page, "Buscar notícias")).not.toBeFocused();
  });
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the window is at the top at once", async ({ page, portal }) => {
    await portal.logInAs("membro");
    await portal.open("/pt-BR/app/news");
    await scrollDown(page, 600);
    const positions = await traceScroll(page);
    await follow(page, "/pt-BR/app");
    await expect(heading(page, "Olá")).toBeVisible();
    await expect.poll(() => scrolledTo(page)).toBe(0);
    expect((await positions()).filter((top) => top > 0 && top < 500)).toEqual([]);
  });
});

test("the focus goes to the h1 and the title is told, for members and for guests", async ({
  page,
  portal,
}) => {
  await portal.open("/pt-BR");
  await follow(page, "/pt-BR/terms-of-service");
  await expect(heading(page, "Termos")).toBeFocused();
  await expect(
    page.getByRole("status").filter({ hasText: /^Termos.* · Portal Suíça$/ }),
  ).toHaveCount(1);
  await portal.logInAs("membro");
  await follow(page, "/pt-BR/app/news");
  await expect(heading(page, "Notícias")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Notícias · Portal Suíça" })).toHaveCount(
    1,
  );
  await page.goBack();
  await expect(heading(page, "Olá")).toBeFocused();
});

test.describe("a page that is not there", () => {
  test.use({ allowedErrors: [/404/] });

  test("has the focus on its h1 too", async ({ page, portal }) => {
    await portal.logInAs("membro");
    await follow(page, "/pt-BR/app/esta-pagina-nao-existe");
    await expect(heading(page, "Page not found: /pt-BR/app/esta-pagina-nao-existe")).toBeFocused();
  });
});

test.describe("the strip at the top", () => {
  type Look = { atMs: number; height: number; opacity: number; share: number };
  const scaledTo = (share: number) => `matrix(${share}, 0, 0, 1, 0, 0)`;

  /** Keeps how the strip looks in every frame from here on. */
  async function traceStrip(strip: Locator): Promise<() => Promise<Look[]>> {
    await strip.evaluate((element) => {
      const looks: Look[] = [];
      Object.assign(window, { looks });
      const startMs = performance.now();
      const look = () => {
        const { opacity, transform, height } = getComputedStyle(element);
        const share = transform === "none" ? 1 : new DOMMatrixReadOnly(transform).a;
        const atMs = performance.now() - startMs;
        looks.push({ atMs, height: parseFloat(height), opacity: Number(opacity), share });
        requestAnimationFrame(look);
      };
      look();
    });
    return () => strip.page().evaluate(() => (window as unknown as { looks: Look[] }).looks);
  }

  test("keeps its times: 200 ms before it shows, 2 s of growing, 500 ms full, 400 ms to reset", async ({
    page,
    portal,
  }) => {
    await portal.logInAs("membro");
    const strip = page.locator('body > [class*="strip"]');
    // The one of the login has gone.
    await expect(strip).toHaveCSS("opacity", "0");
    await expect(strip).toHaveCSS("transform", scaledTo(0));
    const held = await holdData(page, "/pt-BR/app/news");
    const looks = await traceStrip(strip);
    await follow(page, "/pt-BR/app/news");
    await expect(strip).toHaveCSS("transform", scaledTo(0.95));
    held.release();
    await expect(heading(page, "Notícias")).toBeVisible();
    await expect(strip).toHaveCSS("transform", scaledTo(0));

    const seen = (await looks()).filter(({ opacity }) => opacity > 0);
    const atMsOf = (look: Look | undefined) => look?.atMs ?? Number.NaN;
    const shownMs = atMsOf(seen[0]);
    const arrivedMs = atMsOf(seen.find(({ share }) => share > 0.949));
    const fullMs = atMsOf(seen.find(({ share }) => share > 0.951));
    const goneMs = atMsOf(seen.at(-1));
    expect(seen[0]?.height).toBe(3);
    expect(shownMs).toBeGreaterThanOrEqual(200);
    expect(shownMs).toBeLessThan(450);
    expect(arrivedMs - shownMs).toBeGreaterThan(1_500);
    expect(arrivedMs - shownMs).toBeLessThan(2_200);
    // Full for 500 ms, then it fades for 200 of the 400 ms until it may begin anew.
    expect(goneMs - fullMs).toBeGreaterThanOrEqual(500);
    expect(goneMs - fullMs).toBeLessThan(1_150);
  });
});
