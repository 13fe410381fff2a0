import { chromium, type Page } from "playwright";
import { BROWSER_ARGS, findBrowser } from "../../scripts/stack/browser.ts";
import type { Reader } from "./reader.ts";

export type Clicking = {
  origin: string;
  reader: Reader;
  others: readonly Reader[];
  isOver: () => boolean;
  onWrong: (complaint: string) => void;
  onUntold: () => void;
};

async function check(page: Page, clicking: Clicking): Promise<void> {
  const { reader, others, onWrong, onUntold } = clicking;
  const text = await page.content();
  if (!text.includes(reader.email)) onUntold();
  for (const mark of others.flatMap(({ marks }) => marks)) {
    if (text.includes(mark)) onWrong(`browser at ${page.url()}: somebody else's ${mark}`);
  }
}

async function walk(page: Page, clicking: Clicking): Promise<number> {
  let clicks = 0;
  const step = async (work: () => Promise<unknown>, path: RegExp) => {
    await work();
    await page.waitForURL(path);
    await page.locator("main h1").first().waitFor();
    await check(page, clicking);
    clicks += 1;
  };
  const main = page.locator("main");
  const rail = page.getByRole("navigation").first();
  for (const area of ["news", "articles"]) {
    const list = new RegExp(`/app/${area}$`);
    await step(() => rail.locator(`a[href="/pt-BR/app/${area}"]`).click(), list);
    const items = main.locator(
      `a[href^="/pt-BR/app/${area}/"]:not([href*="/results"]):not([href$="/favorites"])`,
    );
    const n = Math.floor(Math.random() * (await items.count()));
    await step(() => items.nth(n).click(), new RegExp(`/app/${area}/.+`));
    await step(() => page.reload(), new RegExp(`/app/${area}/.+`));
    await step(() => page.goBack(), list);
  }
  await step(() => rail.locator('a[href="/pt-BR/app/cantons"]').click(), /\/app\/cantons$/);
  return clicks;
}

export async function clickAround(clicking: Clicking): Promise<number> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_ARGS,
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const [name = "", value = ""] = clicking.reader.cookie.split("=");
    await context.addCookies([{ name, value, url: clicking.origin }]);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(new URL("/pt-BR/app/news", clicking.origin).href);
    let clicks = 0;
    while (!clicking.isOver()) clicks += await walk(page, clicking);
    return clicks;
  } finally {
    await browser.close();
  }
}
