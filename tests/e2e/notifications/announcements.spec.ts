import type { Page } from "@playwright/test";
import { openDesk, type Desk } from "../support/editor";
import { makeMember, startSessionOf } from "../support/members";
import { watchPage } from "../support/page-faults";
import { expect, test } from "../support/portal";

const HOUR_MS = 3_600_000;

async function announce(desk: Desk, values: object): Promise<{ id: string; text: string }> {
  const text = `Manutenção ${crypto.randomUUID().slice(0, 8)}: o portal fica fora do ar no domingo.`;
  const announcement = { text, status: "published", ...values };
  return desk("POST", "/items/announcements", announcement);
}

const remove = (desk: Desk, id: string) => desk("DELETE", `/items/announcements/${id}`);
const has = async (page: Page, path: string, text: string) =>
  (await (await page.request.get(path)).text()).includes(text);

test("announcement: an editor publishes it, a member sees and dismisses it, and it ends", async ({
  page,
  portal,
}) => {
  const desk = await openDesk();
  await startSessionOf(page, await makeMember());
  const news = "/pt-BR/app/news";
  const { id, text } = await announce(desk, {
    level: "warning",
    url: "/changelog",
    endsAt: new Date(Date.now() + HOUR_MS).toISOString(),
  });
  try {
    const bar = page.getByRole("alert").filter({ hasText: text });
    await expect.poll(() => has(page, news, text)).toBe(true);
    const watch = await watchPage(page);
    await portal.open(news);
    await watch.waitForLateParts();
    await expect(bar).toBeVisible();
    await expect(page.locator("body")).toBeFocused();
    await expect(bar.getByRole("link", { name: "Saiba mais" })).toHaveAttribute(
      "href",
      "/pt-BR/changelog",
    );
    await bar.getByRole("button", { name: "Dispensar este aviso" }).click();
    await expect(bar).toBeHidden();
    await expect(page.locator("#content")).toBeFocused();
    await portal.open("/pt-BR/app/articles");
    await expect(page.getByText(text)).toBeHidden();

    // Other members still see it until it ends.
    const other = await page.context().browser()?.newContext({ javaScriptEnabled: false });
    if (!other) throw new Error("there is no browser");
    const plain = await other.newPage();
    await startSessionOf(plain, await makeMember());
    await plain.goto(news);
    await expect(plain.getByText(text)).toBeVisible();
    await desk("PATCH", `/items/announcements/${id}`, {
      endsAt: new Date(Date.now() - 1_000).toISOString(),
    });
    await expect.poll(() => has(plain, news, text)).toBe(false);
    await other.close();
  } finally {
    await remove(desk, id);
  }
});

test("announcement: a visitor dismisses it without scripts and returns to the same page", async ({
  browser,
  baseURL,
}) => {
  const desk = await openDesk();
  const { id, text } = await announce(desk, { level: "info" });
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  try {
    const page = await context.newPage();
    await expect.poll(() => has(page, "/pt-BR/safety", text)).toBe(true);
    await page.goto("/pt-BR/safety");
    const bar = page.getByRole("status").filter({ hasText: text });
    await bar.getByRole("button", { name: "Dispensar este aviso" }).click();
    await expect(page).toHaveURL(/\/pt-BR\/safety$/);
    await expect(page.getByText(text)).toBeHidden();
    await page.goto("/pt-BR/login");
    await expect(page.getByText(text)).toBeHidden();
  } finally {
    await context.close();
    await remove(desk, id);
  }
});

test("announcement: the bars are accessible and fit at three widths in both themes, for members and visitors", async ({
  page,
  portal,
}) => {
  const desk = await openDesk();
  const made = [
    await announce(desk, { level: "warning", url: "/changelog" }),
    await announce(desk, { level: "info" }),
  ];
  try {
    const watch = await watchPage(page);
    const faults: string[] = [];
    for (const address of ["/pt-BR/safety", "/pt-BR", "/pt-BR/app", "/pt-BR/app/news"]) {
      if (address.startsWith("/pt-BR/app")) await startSessionOf(page, await makeMember());
      for (const { text } of made) await expect.poll(() => has(page, address, text)).toBe(true);
      await portal.open(address);
      for (const width of [390, 744, 1200]) {
        await watch.show({ width, height: 900, reducedMotion: "reduce" });
        await watch.waitForLateParts();
        faults.push(...(await watch.listFaults(`${address}, ${width} px`)));
      }
    }
    expect(faults).toEqual([]);
  } finally {
    for (const { id } of made) await remove(desk, id);
  }
});
