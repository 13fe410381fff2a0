import { join, resolve } from "node:path";
import { chromium, type Locator, type Page } from "playwright";
import sharp from "sharp";
import { readEnvironment } from "../../config/environment.ts";
import { logInAsExample } from "../pages/photograph.ts";
import { DAY_MS } from "../../contract/shared/time.ts";
import { BROWSER_ARGS, findBrowser } from "../stack/browser.ts";
import { DEMO_PASSWORD } from "../stack/parts.ts";
import { endWithLine, SetupError, step } from "../stack/progress.ts";

/** Takes the landing page's pictures of the product again, from the running demo. */
const FOLDER = resolve(import.meta.dirname, "../../app/features/landing/pictures");
const SIZE = { width: 390, height: 520 };
const SCALE = 1.5;
const QUALITY = 62;

type Picture = { name: string; address: string; prepare: (page: Page) => Promise<Locator> };

const ARRIVED_DAYS_AGO = 3;

const PICTURES: readonly Picture[] = [
  {
    name: "plan",
    address: "/pt-BR/app/plan",
    async prepare(page) {
      const arrival = new Date(Date.now() - ARRIVED_DAYS_AGO * DAY_MS).toISOString().slice(0, 10);
      const day = page.getByLabel("Dia da chegada");
      if (await day.isVisible()) {
        await day.fill(arrival);
        const saved = page.waitForResponse((answer) => answer.request().method() === "POST");
        await page.getByRole("button", { name: "Salvar e calcular os prazos" }).click();
        await saved;
        await page.reload({ waitUntil: "networkidle" });
      }
      return page.getByRole("heading", { name: "Nos próximos 30 dias" });
    },
  },
  {
    name: "forum",
    address: "/pt-BR/app/forum",
    async prepare(page) {
      const solved = page.getByRole("listitem").filter({ hasText: "Resolvid" });
      await solved.getByRole("heading").first().click();
      await page.waitForURL(/\/app\/forum\/[\w-]{36}/);
      await page.waitForLoadState("networkidle");
      return page.locator("[id^=comentario-]").first();
    },
  },
  {
    name: "calculator",
    address: "/pt-BR/app/tools/net-salary",
    async prepare(page) {
      await page.locator("input[name=gross]").fill("6500");
      // As in the example beside it: twelve salaries.
      await page.locator("select[name=salaries]").selectOption("12");
      await page.waitForLoadState("networkidle");
      return page.getByText("Do bruto ao líquido, por mês").first();
    },
  },
];

/** Scrolls an element to the top, and hides the bars that lie over the page. */
async function showFrom(page: Page, found: Locator): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>("body *"))
      if (["fixed", "sticky"].includes(getComputedStyle(part).position))
        part.style.display = "none";
  });
  await found.evaluate((element) => {
    window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 16);
  });
}

try {
  const environment = readEnvironment("launcher", process.env);
  const origin = process.env["PUBLIC_ORIGIN"] ?? `http://localhost:${environment.PORT}`;
  if (!(await fetch(origin).catch(() => null))?.ok)
    throw new SetupError(`No portal answers at ${origin}: run npm start first.`);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_ARGS,
  });
  try {
    await step("pictures taken", async () => {
      const page = await browser.newPage({
        viewport: SIZE,
        deviceScaleFactor: SCALE,
        locale: "pt-BR",
        timezoneId: "Europe/Zurich",
        reducedMotion: "reduce",
      });
      await logInAsExample(page, { origin, password: DEMO_PASSWORD });
      for (const { name, address, prepare } of PICTURES) {
        await page.goto(origin + address, { waitUntil: "networkidle" });
        await showFrom(page, await prepare(page));
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          const shot = await page.screenshot({ animations: "disabled" });
          await sharp(shot)
            .webp({ quality: QUALITY })
            .toFile(join(FOLDER, `${name}-${colorScheme}.webp`));
        }
      }
    });
  } finally {
    await browser.close();
  }
} catch (error) {
  endWithLine(error);
}
