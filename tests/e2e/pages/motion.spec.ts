import type { Locator, Page } from "@playwright/test";
import { holdData } from "../support/stored-data";
import { DEMO_PASSWORD, expect, test } from "../support/portal";

// Narrow enough for a long list, and without the map panel's own request.
test.use({
  viewport: { width: 744, height: 700 },
  contextOptions: { reducedMotion: "no-preference" },
});

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY);

async function scrollDown(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
  await expect.poll(() => scrolledTo(page)).toBe(top);
}

type Router = {
  subscribe: (received: (state: { revalidation: string }) => void) => void;
  revalidate: () => void;
};

/** Records every scroll position from here on. */
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

/** Clicks a link without scrolling it into view first, like a mouse click. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

test.describe("scroll position", () => {
  test("glides to the top of another page, and back to the previous position", async ({
    page,
    portal,
  }) => {
    await portal.startSessionAs("membro");
    await portal.open("/pt-BR/app/news");
    await scrollDown(page, 600);
    const positions = await traceScroll(page);
    await follow(page, "/pt-BR/app");
    await expect(heading(page, "Olá")).toBeVisible();
    await expect.poll(() => scrolledTo(page)).toBe(0);
    const onTheWay = (await positions()).filter((top) => top > 0 && top < 600);
    expect(onTheWay).not.toEqual([]);

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
    expect(onTheWay).not.toEqual([]);
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
    expect(onTheWay).not.toEqual([]);
  });

  test("stays where the reader scrolled while the page's data was renewed", async ({
    page,
    portal,
  }) => {
    await portal.startSessionAs("membro");
    await portal.open("/pt-BR/app/news");
    await scrollDown(page, 200);
    const held = await holdData(page, "/pt-BR/app/news");
    const renewed = page.evaluate(() => {
      const { __remixRouter: router } = window as unknown as {
        __remixRouter: Router;
      };
      const isDone = new Promise<void>((done) => {
        router.subscribe(({ revalidation }) => revalidation === "idle" && done());
      });
      router.revalidate();
      return isDone;
    });
    await scrollDown(page, 600);
    held.release();
    await renewed;
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    expect(await scrolledTo(page)).toBe(600);
  });

  test("stays when only the query changes", async ({ page, portal }) => {
    await portal.startSessionAs("membro");
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

test.describe("scroll position with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("is at the top at once", async ({ page, portal }) => {
    await portal.startSessionAs("membro");
    await portal.open("/pt-BR/app/news");
    await scrollDown(page, 600);
    const positions = await traceScroll(page);
    await follow(page, "/pt-BR/app");
    await expect(heading(page, "Olá")).toBeVisible();
    await expect.poll(() => scrolledTo(page)).toBe(0);
    expect((await positions()).filter((top) => top > 0 && top < 500)).toEqual([]);
  });
});

test("page change: focuses the h1 and announces the title, for members and guests", async ({
  page,
  portal,
}) => {
  await portal.open("/pt-BR");
  await follow(page, "/pt-BR/terms-of-service");
  await expect(heading(page, "Termos")).toBeFocused();
  await expect(
    page.getByRole("status").filter({ hasText: /^Termos.* · Portal Suíça$/ }),
  ).toHaveCount(1);
  await portal.startSessionAs("membro");
  await portal.open("/pt-BR/app");
  await follow(page, "/pt-BR/app/news");
  await expect(heading(page, "Notícias")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Notícias · Portal Suíça" })).toHaveCount(
    1,
  );
  await page.goBack();
  await expect(heading(page, "Olá")).toBeFocused();
});

test.describe("page change to a page that does not exist", () => {
  test.use({ allowedErrors: [/404/] });

  test("focuses its h1 too", async ({ page, portal }) => {
    await portal.startSessionAs("membro");
    await portal.open("/pt-BR/app");
    await follow(page, "/pt-BR/app/esta-pagina-nao-existe");
    await expect(heading(page, "Page not found: /pt-BR/app/esta-pagina-nao-existe")).toBeFocused();
  });
});

test.describe("progress strip at the top", () => {
  const scaledTo = (share: number) => `matrix(${share}, 0, 0, 1, 0, 0)`;

  /** Records the duration of each transition of the strip, as the browser reports it. */
  async function traceMoves(strip: Locator): Promise<() => Promise<string[]>> {
    await strip.evaluate((element: HTMLElement) => {
      const moves: string[] = [];
      Object.assign(window, { moves });
      element.addEventListener("transitionend", ({ propertyName, elapsedTime }) =>
        moves.push(`${propertyName} ${Math.round(elapsedTime * 1000)} ms`),
      );
    });
    return () => strip.page().evaluate(() => (window as unknown as { moves: string[] }).moves);
  }

  // tests/unit/app/ui/feedback/loading-strip.test.tsx covers when each of them starts.
  test("grows for 2 s, is full, and fades", async ({ page, portal }) => {
    await portal.startSessionAs("membro");
    await portal.open("/pt-BR/app");
    const strip = page.locator('body > [class*="strip"]');
    await expect(strip).toHaveCSS("opacity", "0");
    await expect(strip).toHaveCSS("transform", scaledTo(0));
    const held = await holdData(page, "/pt-BR/app/news");
    const moves = await traceMoves(strip);
    await follow(page, "/pt-BR/app/news");
    await expect(strip).toHaveCSS("opacity", "1");
    await expect(strip).toHaveCSS("height", "3px");
    await expect(strip).toHaveCSS("transform", scaledTo(0.95));
    await expect.poll(moves).toEqual(["transform 2000 ms"]);
    held.release();
    await expect(heading(page, "Notícias")).toBeVisible();
    await expect(strip).toHaveCSS("transform", scaledTo(0));
    expect(await moves()).toEqual(["transform 2000 ms", "transform 200 ms", "opacity 200 ms"]);
  });
});
